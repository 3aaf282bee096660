import { createHash } from "node:crypto";
import { relative } from "node:path";
import { projectRoot } from "./site-folder.ts";

const owners = new Map<string, string>();

/**
 * A short name for a class of a CSS module: styles are inline in every page, so their bytes count. It starts with _,
 * because content blockers hide classes such as "ad-...". Throws if two classes get the same name.
 */
export function shortClassName(name: string, file: string): string {
  const owner = `.${name} in ${relative(projectRoot, file.replace(/\?.*/, "")).replaceAll("\\", "/")}`;
  const short = `_${createHash("sha256").update(owner).digest("base64url").slice(0, 3)}`;
  const other = owners.get(short) ?? owner;
  if (other !== owner) throw new Error(`${owner} and ${other} get the same short name. Rename one of them.`);
  owners.set(short, owner);
  return short;
}
