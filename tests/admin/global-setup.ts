import { hash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { contentTypeOf } from "#service/site/site-headers.ts";
import { contentFolder, loadContent } from "#site-build/content/read-content.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { adminPolicy, buildAdmin } from "../../admin/build-admin.ts";

/** Builds /admin and serves it with its policy, beside the Git host that it names. */
export default async function setUp() {
  const folder = join(projectRoot, ".cache/test-admin");
  const publicFolder = join(projectRoot, "public");
  const host = gitHost();
  let policy = "";
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/clone") return response.end(JSON.stringify(host.clone()));
    if (pathname.startsWith("/api/v1/")) {
      const answer = host.answer(pathname.slice("/api/v1".length), await text(request));
      return response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer));
    }
    const file = pathname === "/admin" ? "/admin/index.html" : pathname;
    try {
      const bytes = readFileSync(join(file === "/icon.svg" ? publicFolder : folder, file));
      response.setHeader("Content-Type", contentTypeOf(file));
      response.setHeader("Content-Security-Policy", policy);
      response.end(bytes);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  const content = loadContent();
  const repository = `${address}/resort/website`;
  policy = adminPolicy(repository);
  await buildAdmin(folder, content, repository);
  process.env.ADMIN_ADDRESS = address;
  return () => server.close();
}

/** Stands in for Gitea: the part of its API that the CMS asks, over files in memory. */
function gitHost() {
  const names = readdirSync(contentFolder).filter((name) => name.endsWith(".yaml"));
  const files = new Map(names.map((name) => [`content/${name}`, readFileSync(join(contentFolder, name))]));
  const messages: string[] = [];
  const head = () => hash("sha1", [...files].join());
  const asked = (path: string) => ({ path, sha: hash("sha1", files.get(path) ?? "") });
  const contentsOf = (paths: string[]) =>
    paths.map((path) => ({ path, encoding: "base64", content: files.get(path)?.toString("base64") }));
  const commit = (changes: { path: string; content: string }[], message: string) => {
    for (const { path, content } of changes) files.set(path, Buffer.from(content, "base64"));
    messages.push(message);
    const saved = changes.map(({ path }) => asked(path));
    return { commit: { sha: head(), created: new Date().toISOString() }, files: saved };
  };
  const repository = "/repos/resort/website";
  const answers: Record<string, (body: { files: never[]; message: string }) => unknown> = {
    "/user": () => ({ id: 1, login: "asha", full_name: "Asha", email: "asha@example.com" }),
    "/version": () => ({ version: "1.24.0" }),
    "/settings/api": () => ({}),
    [repository]: () => ({ permissions: { pull: true, push: true }, default_branch: "main" }),
    [`${repository}/branches/main`]: () => ({ commit: { id: head(), message: "" } }),
    [`${repository}/commits`]: () => [],
    [`${repository}/file-contents`]: (body) => contentsOf(body.files),
    [`${repository}/contents`]: (body) => commit(body.files, body.message),
  };
  const tree = () => ({
    truncated: false,
    tree: [...files].map(([path, { length }]) => ({ ...asked(path), type: "blob", size: length })),
  });
  return {
    /** Undefined: the host has no such address. */
    answer: (path: string, body: string): unknown =>
      path.startsWith(`${repository}/git/trees/`) ? tree() : answers[path]?.(JSON.parse(body || "{}")),
    /** The messages of its commits, and its files in base64. */
    clone: () => ({ messages, files: contentsOf([...files.keys()]) }),
  };
}
