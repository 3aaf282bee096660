import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { contentTypeOf } from "#service/site/site-headers.ts";
import { inEdition } from "#site-build/content/editions.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { adminPolicy, buildAdmin } from "../../admin/build-admin.ts";
import { gitHost } from "./git-host.ts";

/** Builds /admin and serves it with its policy, beside the Git host that it names. */
export default async function setUp() {
  const folder = join(projectRoot, ".cache/test-admin");
  const host = gitHost();
  let policy = "";
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/clone") {
      host.clone(await text(request));
      return response.end(host.messages.join("\n"));
    }
    if (pathname.startsWith("/api/v1/")) {
      const answer = host.answer(pathname.slice("/api/v1".length), await text(request));
      return response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer));
    }
    const file = pathname === "/admin" ? "/admin/index.html" : pathname;
    try {
      const bytes = readFileSync(join(folder, file));
      response.setHeader("Content-Type", contentTypeOf(file));
      response.setHeader("Content-Security-Policy", policy);
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const content = inEdition(loadContent());
  const repository = `${address}/resort/website`;
  policy = adminPolicy(repository);
  await buildAdmin(folder, { ...content, site: { ...content.site, repository } });
  process.env.ADMIN_ADDRESS = address;
  return () => server.close();
}
