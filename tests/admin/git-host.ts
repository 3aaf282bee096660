import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { contentFolder } from "#site-build/content/read-content.ts";

interface Change {
  operation: string;
  path: string;
  content: string;
}

/** Stands in for Gitea: the part of its API that the CMS asks, over files in memory. */
export function gitHost() {
  const files = new Map(
    readdirSync(contentFolder)
      .filter((name) => name.endsWith(".yaml"))
      .map((name) => [`content/${name}`, readFileSync(join(contentFolder, name))]),
  );
  const messages: string[] = [];
  const head = () => hash("sha1", [...files].join());
  const asked = (path: string) => ({ path, sha: hash("sha1", files.get(path) ?? "") });
  const answers: Record<string, (body: { files: never[]; message: string }) => unknown> = {
    "/user": () => ({ id: 1, login: "asha", full_name: "Asha", email: "asha@example.com" }),
    "/version": () => ({ version: "1.24.0" }),
    "/settings/api": () => ({}),
    "/repos/resort/website": () => ({ permissions: { pull: true, push: true }, default_branch: "main" }),
    "/repos/resort/website/branches/main": () => ({ commit: { id: head(), message: "" } }),
    "/repos/resort/website/commits": () => [],
    "/repos/resort/website/file-contents": ({ files: paths }) =>
      paths.map((path) => ({
        path,
        encoding: "base64",
        content: files.get(path)?.toString("base64"),
      })),
    "/repos/resort/website/contents": ({ files: changes, message }) => {
      for (const { operation, path, content } of changes as Change[])
        if (operation === "delete") files.delete(path);
        else files.set(path, Buffer.from(content, "base64"));
      messages.push(message);
      const saved = (changes as Change[]).map(({ path }) => asked(path));
      return { commit: { sha: head(), created: new Date().toISOString() }, files: saved };
    },
  };
  const tree = () => ({
    truncated: false,
    tree: [...files].map(([path, { length }]) => ({ ...asked(path), type: "blob", size: length })),
  });
  return {
    messages,
    /** Undefined: the host has no such address. */
    answer: (path: string, body: string): unknown =>
      path.startsWith("/repos/resort/website/git/trees/")
        ? tree()
        : answers[path]?.(JSON.parse(body || "{}")),
    /** What a clone would have. */
    clone(folder: string) {
      for (const [path, bytes] of files) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), bytes);
      }
    },
  };
}
