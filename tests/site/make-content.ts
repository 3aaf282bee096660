import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { testSite } from "./settings.ts";

export type Pictures = Record<string, { file: string; tallFile?: string }>;

const original = join(import.meta.dirname, "../../content");
const copy = join(import.meta.dirname, "content");
const read = (folder: string, file: string) => readFileSync(join(folder, file), "utf8");
/** Not the owner's editions: their folders would belong to no language of the copy. */
const filesIn = (folder: string) => globSync(["*.yaml", "pages/*.yaml"], { cwd: folder });
/** Files of pages that were added later come from content/; they need no copy. */
const added = filesIn(original).filter((file) => !existsSync(join(copy, file)));

/** Pictures of added pages, which the copy lacks. */
export function addedPictures(): Pictures {
  const known: Pictures = parse(read(copy, "pictures.yaml"));
  const texts = added.map((file) => read(original, file)).join("\n");
  const all: Pictures = parse(read(original, "pictures.yaml"));
  return Object.fromEntries(Object.entries(all).filter(([name]) => !(name in known) && texts.includes(name)));
}

/** Writes CONTENT_DIR of the test site if it is missing or outdated, and removes what an earlier version had. */
export function makeContent(): void {
  const kept = new Set([...filesIn(copy), ...added]);
  for (const file of globSync("**/*.{yaml,geojson}", { cwd: testSite.CONTENT_DIR }))
    if (!kept.has(file)) rmSync(join(testSite.CONTENT_DIR, file));
  const pictures = addedPictures();
  const more = Object.keys(pictures).length > 0 ? `\n${stringify(pictures)}` : "";
  for (const file of filesIn(copy)) write(file, read(copy, file) + (file === "pictures.yaml" ? more : ""));
  for (const file of added) write(file, read(original, file));
}

function write(file: string, text: string): void {
  const path = join(testSite.CONTENT_DIR, file);
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
