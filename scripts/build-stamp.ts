import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { listReleases, type Release } from "#release/releases.ts";
import { contentFolder } from "#site-build/content/read-content.ts";
import { mediaFolder, projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { siteSettingNames } from "#site-build/site-settings.ts";

/** The code that a build depends on. The service runs from its sources, so it does not count. */
const sources = [
  ...["admin", "app", "public", "release", "schema", "shared", "site-build"],
  ...["package-lock.json", "scripts/build.ts", "vite.config.ts"],
].map((name) => join(projectRoot, name));

/** The file in a release that holds the digest of its sources. */
export const stampFile = "built-from";

/**
 * Builds the site unless the current release is up to date, or the owner went back to an older one. Resolves to false if the
 * build failed.
 */
export async function buildIfChanged(): Promise<boolean> {
  const reason = reasonToSkipBuild(listReleases(siteFolder), await digestSources());
  if (!reason)
    return (
      spawnSync(process.execPath, [join(projectRoot, "scripts/build.ts")], { stdio: "inherit" }).status === 0
    );
  console.log(reason);
  return true;
}

/** The reason to skip a build; undefined if one is needed. `releases`: newest first. `digest`: of the current sources. */
export function reasonToSkipBuild(releases: Pick<Release, "id" | "folder" | "isCurrent">[], digest: string) {
  const built = releases.find(({ folder }) => {
    const file = join(folder, stampFile);
    return existsSync(file) && readFileSync(file, "utf8") === digest;
  });
  if (built?.isCurrent) return "The site is already built.";
  const current = releases.findIndex(({ isCurrent }) => isCurrent);
  // A match older than the current release means that the content was changed back: build it again.
  if (!built || releases.indexOf(built) > current) return undefined;
  return `The current content is already built, but guests see an earlier release because you went back to it. "npm run releases -- ${built.id}" shows it again.`;
}

/**
 * A digest of everything that a build reads, except today's date: pages hide what has ended by themselves, so a new day needs no
 * build. Compute it before a build, so that an edit during the build counts as a change.
 */
export async function digestSources({
  content = contentFolder,
  media = mediaFolder,
  env = process.env,
} = {}): Promise<string> {
  const hash = createHash("sha256");
  for (const name of ["SITE_DATE", ...siteSettingNames]) hash.update(`\0${name}=${env[name]?.trim() ?? ""}`);
  for (const root of [...sources, content, media])
    for (const file of filesIn(root)) hash.update(`\0${relative(root, file)}\0`).update(await readFile(file));
  return hash.digest("hex");
}

/** Follows links, because the owner's photographs may be kept elsewhere. */
function filesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory())
    return readdirSync(path)
      .filter((name) => name !== "node_modules" && !/\.test\.tsx?$/.test(name))
      .sort()
      .flatMap((name) => filesIn(join(path, name)));
  return found?.isFile() ? [path] : [];
}
