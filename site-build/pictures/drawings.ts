import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digestOf } from "../digest.ts";
import { projectRoot } from "../site-folder.ts";

// Our drawings are recognised by their bytes, so a photograph under a drawing's name is none.

const list = join(projectRoot, "media/drawings.json");

/** SHA-256 of each of our drawings and films. */
export function readDrawings(): ReadonlySet<string> {
  return new Set(Object.values(JSON.parse(readFileSync(list, "utf8"))));
}

export function isDrawing(file: string, drawings: ReadonlySet<string>): boolean {
  return existsSync(file) && drawings.has(digestOf(file));
}

/** Adds a newly drawn file to the list; `name` is its path in media/. */
export function recordDrawing(name: string): void {
  const known: Record<string, string> = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : {};
  known[name] = digestOf(join(projectRoot, "media", name));
  const sorted = Object.fromEntries(Object.entries(known).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(list, `${JSON.stringify(sorted, null, 2)}\n`);
}
