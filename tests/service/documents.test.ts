import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { subjects } from "#content/schema/subjects.ts";

const root = join(import.meta.dirname, "..", "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const testSources = ["tests/service", "tests/long", "service"]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
  )
  .filter((file) => file.endsWith(".test.ts"))
  .map(read)
  .join("\n");

describe.each(["docs/inquiry.md", "docs/running.md"])("%s", (document) => {
  const text = read(document);

  test("names files and commands that exist", () => {
    const paths = [...text.matchAll(/`((?:docs|service|tests|scripts)\/[\w./-]+\.(?:ts|md))`/g)].map(
      (match) => match[1] ?? "",
    );
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const { scripts } = JSON.parse(read("package.json"));
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)].map((match) => match[1] ?? "");
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });

  test("has no figure left to fill in", () => {
    expect(text).not.toContain("FIGURES");
  });
});

test("every test that docs/inquiry.md leans on is there", () => {
  const titles = [...read("docs/inquiry.md").matchAll(/"([^"\n]{12,})"/g)].map((match) => match[1] ?? "");
  const quoted = titles.filter((title) => title !== "try again later");
  expect(quoted.length).toBeGreaterThan(25);
  expect(quoted.filter((title) => !testSources.includes(`"${title}"`))).toEqual([]);
});

test("docs/running.md lists exactly the settings that the service reads", () => {
  const table = read("docs/running.md").split("## Mail by SMTP")[0] ?? "";
  const documented = new Set([...table.matchAll(/`([A-Z_]{4,})`(?= \||, )/g)].map((match) => match[1]));
  const used = new Set(
    ["service/config/read-settings.ts", "service/node/read-config.ts"].flatMap((file) =>
      [...read(file).matchAll(/(?:env\.|env, ")([A-Z_]{4,})/g)].map((match) => match[1]),
    ),
  );
  expect([...documented].sort()).toEqual([...used].sort());
});

test("docs/editing-content.md names every file of content/, or its folder", () => {
  const text = read("docs/editing-content.md");
  const isNamed = (file: string) =>
    text.includes(`\`content/${file}\``) || text.includes(`\`content/${file.replace(/[^/]+$/, "")}\``);
  expect(Object.keys(subjects).filter((file) => !isNamed(file))).toEqual([]);
});
