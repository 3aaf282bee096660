import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";
import { fixedContent, fixedMedia } from "./site/settings.ts";

/** Copies the project as in a clone, with uncommitted changes, and with the fixed content as its own. Returns `target`. */
export function copyProject(target: string): string {
  const words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", words, { cwd: projectRoot, encoding: "utf8" })
    .split("\0")
    .filter(Boolean);
  for (const file of files) {
    const isOwners = /^(content|media)\//.test(file);
    if (!isOwners && existsSync(join(projectRoot, file))) cpSync(join(projectRoot, file), join(target, file));
  }
  cpSync(fixedContent, join(target, "content"), { recursive: true });
  cpSync(fixedMedia, join(target, "media"), { recursive: true });
  return target;
}

/** Gives a copy our packages. Each is linked alone: an installation there would empty our own folder behind one link. */
export function lendPackages(target: string) {
  const packages = join(projectRoot, "node_modules");
  mkdirSync(join(target, "node_modules"));
  for (const name of readdirSync(packages))
    symlinkSync(join(packages, name), join(target, "node_modules", name), "junction");
}

/** The environment of commands in a copy: they use its folders and its .env, and nothing that the tests' npm has set. */
export function environmentOfCopy(): NodeJS.ProcessEnv {
  const { CONTENT_DIR, MEDIA_DIR, SITE_DIR, DATA_DIR, IGNORE_ENV_FILES, ...others } = process.env;
  return Object.fromEntries(Object.entries(others).filter(([name]) => !name.startsWith("npm_")));
}

/** Making all pictures again would take minutes. */
export function lendPictures(target: string) {
  const pictures = join(projectRoot, ".cache/pictures");
  if (existsSync(pictures)) cpSync(pictures, join(target, ".cache/pictures"), { recursive: true });
}
