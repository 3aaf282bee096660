import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { contentTypeOf } from "#service/site/site-headers.ts";
import { inEdition } from "#site-build/content/editions.ts";
import { loadContent } from "#site-build/content/read-content.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { adminPolicy, buildAdmin } from "../../admin/build-admin.ts";

/** Builds /admin for content/ without a repository and serves it with its policy. */
export default async function setUp() {
  const folder = join(projectRoot, ".cache/test-admin");
  await buildAdmin(folder, inEdition(loadContent()));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const file = pathname === "/admin" ? "/admin/index.html" : pathname;
    try {
      const bytes = readFileSync(join(folder, file));
      response.setHeader("Content-Type", contentTypeOf(file));
      response.setHeader("Content-Security-Policy", adminPolicy(undefined));
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  process.env.ADMIN_ADDRESS = `http://localhost:${(server.address() as AddressInfo).port}`;
  return () => server.close();
}
