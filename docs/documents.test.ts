import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const documents = globSync(["*.md", "docs/**/*.md"], { cwd: root });
const commands = Object.keys(JSON.parse(read("package.json")).scripts);
/** What CONTRIBUTING.md lets a reader add as an example. */
const example = /\b(spa|guides)\b/i;

test("the commands, paths and links that documents name exist", () => {
  expect(documents.flatMap(missingIn)).toEqual([]);
});

function missingIn(document: string): string[] {
  const text = read(document);
  const named = [...text.matchAll(/npm run ([\w:-]*\w)/g)].map(([, command = ""]) => command);
  const paths = [...text.matchAll(/(?<![\w./@:-])(\w[\w.-]*)\/[\w./*-]*[\w*/]/g)].filter(
    ([, folder = ""]) => folder !== "data" && folder !== "dist" && existsSync(join(root, folder)),
  );
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)/g)];
  const wrong = [
    ...named.filter((command) => !commands.includes(command)),
    ...paths.map(([path]) => path).filter((path) => globSync(path, { cwd: root }).length === 0),
    ...links.map(([, path = ""]) => path).filter((path) => !existsSync(join(root, dirname(document), path))),
  ];
  return wrong.filter((name) => !example.test(name)).map((name) => `${document}: ${name}`);
}
