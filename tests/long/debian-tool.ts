import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "#site-build/site-folder.ts";

const sbin = ["/usr/sbin", "/sbin", "/usr/bin", "/bin"];

/**
 * The path of a command: the machine's own, or that of a Debian package that is unpacked into .cache. Nothing is
 * installed, because installing Caddy or nginx would start it. Undefined if neither works.
 */
export function debianTool(command: string, packageName = command): string | undefined {
  const folder = join(projectRoot, ".cache/debian-tools", packageName);
  const find = () =>
    [...sbin, ...sbin.map((path) => join(folder, path))]
      .map((path) => join(path, command))
      .find((file) => existsSync(file));
  const found = find();
  if (found) return found;
  mkdirSync(folder, { recursive: true });
  const run = (program: string, words: string[]) =>
    spawnSync(program, words, { cwd: folder, stdio: "ignore", timeout: 120_000 }).status === 0;
  const download = () => run("apt-get", ["download", "-q", packageName]);
  if (!download() && !(run("apt-get", ["update", "-q"]) && download())) return undefined;
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".deb")))
    run("dpkg", ["-x", file, "."]);
  return find();
}
