import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const unique = (names: Iterable<string>) => [...new Set(names)].sort();

const components = globSync("app/**/*.tsx", { cwd: root })
  .filter((file) => !file.includes(".test."))
  .map((file) => ({ file, source: read(file) }));

/** The classes that a stylesheet has rules for, without those of other sheets, in `:global()`. */
function classesOf(file: string): string[] {
  const rules = read(file).replaceAll(/\/\*.*?\*\/|:global\([^)]*\)|url\([^)]*\)|"[^"]*"/gs, "");
  return unique([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name));
}

test("components use exactly the classes of their own stylesheets", () => {
  const used = new Map<string, string[]>();
  for (const { file, source } of components) {
    const [, sheet] = /import css from "(.*\.module\.css)"/.exec(source) ?? [];
    if (!sheet) continue;
    const path = join(dirname(file), sheet);
    const names = [...source.matchAll(/\bcss\.(\w+)/g)].map(([, name = ""]) => name);
    used.set(path, [...(used.get(path) ?? []), ...names]);
  }
  const sheets = globSync("app/**/*.module.css", { cwd: root });
  expect(sheets.length).toBeGreaterThan(20);
  for (const sheet of sheets) expect(unique(used.get(sheet) ?? []), sheet).toEqual(classesOf(sheet));
});

test("components use exactly the classes of the shared stylesheets", () => {
  const ofAll = globSync("app/styles/*.css", { cwd: root }).flatMap(classesOf);
  const shared = globSync("app/**/*.module.css", { cwd: root }).flatMap((file) =>
    [...read(file).matchAll(/:global\([^)]*?\.([\w-]+)/g)].map(([, name = ""]) => name),
  );
  const known = unique([...ofAll, ...shared]);
  const words = (text: string) => text.replaceAll(/\$\{[^}]*\}/g, " ").split(/\s+/);
  const used = components.flatMap(({ file, source }) =>
    [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
      .flatMap(([, plain = "", composed = ""]) => words(plain || composed))
      .filter(Boolean)
      .map((name) => ({ file, name })),
  );
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter(({ name }) => !known.includes(name))).toEqual([]);
  const mentioned = new Set(components.flatMap(({ source }) => source.match(/[\w-]+/g) ?? []));
  expect(known.filter((name) => !mentioned.has(name))).toEqual([]);
});
