import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { pagePaths, pageSource, unlistedPaths } from "#shared/pages.ts";
import { projectRoot } from "../site-folder.ts";
import type { Mistake } from "./mistake.ts";

const registry = "shared/pages.ts";

/** Reports incomplete pages, so that no build publishes one. CONTRIBUTING.md says what a page needs. */
export function checkPages(
  root = projectRoot,
  paths: { readonly [name: string]: string } = { ...pagePaths, ...unlistedPaths },
): Mistake[] {
  const known = [...Object.keys(paths), "error"];
  const found = globSync("app/pages/*/", { cwd: root }).map((folder) => basename(folder));
  return [
    ...Object.entries(paths).flatMap(([name, path]) => checkEntry(name, path, Object.values(paths))),
    ...known.flatMap((name) => checkComponent(name, root)),
    ...found
      .filter((name) => !known.includes(name))
      .map((name) =>
        mistake(
          dirname(pageSource(name)),
          `no page has this folder. Add ${name} with its address to ${registry}, or take the folder away.`,
        ),
      ),
  ];
}

function checkEntry(name: string, path: string, all: readonly string[]): Mistake[] {
  const says = (message: string) => [mistake(registry, message)];
  if (!/^[a-z]+$/.test(name)) return says(`the name ${name} must be one word in small letters, such as spa.`);
  if (!/^\/(\w+(\/\w+)*)?$/.test(path))
    return says(`the address of ${name} must look like /Spa, not ${path}.`);
  const same = all.filter((other) => other.toLowerCase() === path.toLowerCase());
  return same.length > 1 ? says(`two pages have the address ${path}. Give ${name} another one.`) : [];
}

function checkComponent(name: string, root: string): Mistake[] {
  const file = pageSource(name);
  try {
    const code = readFileSync(join(root, file), "utf8");
    const missing = [...code.matchAll(/ from "(\.\/[^"]+)";$/gm)]
      .map(([, near = ""]) => near)
      .filter((near) => !existsSync(join(root, dirname(file), near)))
      .map((near) =>
        mistake(file, `it imports ${near}, which is missing. Write that file, or remove the import.`),
      );
    if (/^export default /m.test(code)) return missing;
    return [mistake(file, "the page's component must be the default export."), ...missing];
  } catch {
    return [mistake(file, `the file is missing. ${registry} names the page ${name}; this is its component.`)];
  }
}

const mistake = (file: string, message: string): Mistake => ({ file, path: [], message });
