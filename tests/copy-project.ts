import { execFileSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";

/** Copies the project as in a clone, with uncommitted changes. Returns `target`. */
export function copyProject(target: string): string {
  const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", words, { cwd: projectRoot, encoding: "utf8" })
    .split("\0")
    .filter(Boolean);
  for (const file of files.filter((name) => existsSync(join(projectRoot, name))))
    cpSync(join(projectRoot, file), join(target, file));
  return target;
}
