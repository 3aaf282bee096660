import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { projectRoot } from "./site-folder.ts";

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/**
 * Names CSS Modules' classes by counting: every page carries them in its markup, its styles and its script, where the
 * usual hashes cost some 600 bytes that nothing can compress. The count is over the files on disk, so that the
 * client's and the prerendering build agree.
 */
export function shortClassNames(): (name: string, file: string) => string {
  const files = globSync("app/**/*.module.css", { cwd: projectRoot }).sort();
  const known = files.flatMap((file) => {
    const css = readFileSync(join(projectRoot, file), "utf8");
    const names = new Set(
      [...css.matchAll(/(?:\.|@keyframes )(-?[_a-zA-Z][\w-]*)/g)].map(([, name]) => name),
    );
    return [...names].map((name) => `${file}:${name}`);
  });
  const order = new Map(known.map((key, index) => [key, index]));
  return (name, file) => {
    const path = relative(projectRoot, file.replace(/\?.*/, "")).replaceAll("\\", "/");
    const index = order.get(`${path}:${name}`);
    // A name that appeared after the count, in development: long, but right.
    return index === undefined ? `${name}-${path.replaceAll(/\W/g, "-")}` : spell(index);
  };
}

/** 0, 1 ... as a, b ... Z, aa, ba ...: no digits, so every name may stand in a selector. */
function spell(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (letters[index % letters.length] ?? "") + (rest > 0 ? spell(rest - 1) : "");
}
