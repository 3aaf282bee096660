import { globSync } from "node:fs";
import { relative } from "node:path";
import { normalizePath } from "vite";
import { projectRoot } from "./site-folder.ts";

const files = globSync("app/**/*.module.css", { cwd: projectRoot }).map(normalizePath).sort();
const classesOf = new Map<string, string[]>();

/**
 * A short name for a class of a CSS module: styles are inline in every page, so their bytes count. It is the file in
 * letters and the class's number in that file: _c0, _c1. It starts with _, because content blockers hide classes such as
 * "ad-...".
 */
export function shortClassName(name: string, file: string): string {
  const path = normalizePath(relative(projectRoot, file.replace(/\?.*/, "")));
  // A file that was added while the development server runs.
  if (!files.includes(path)) files.push(path);
  const classes = classesOf.get(path) ?? [];
  classesOf.set(path, classes);
  if (!classes.includes(name)) classes.push(name);
  return `_${inLetters(files.indexOf(path))}${classes.indexOf(name)}`;
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** a to Z for 0 to 51, then aa, ba, ca. */
function inLetters(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (letters[index % letters.length] ?? "") + (rest > 0 ? inLetters(rest - 1) : "");
}
