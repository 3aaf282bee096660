import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { listReleases, type Release } from "#release/releases.ts";
import { contentFolder } from "#site-build/content/read-content.ts";
import { mediaFolder, projectRoot, siteFolder } from "#site-build/site-folder.ts";
import { siteSettingNames } from "#site-build/site-settings.ts";

/** The code that a build runs. The service runs from its sources and is not part of it. */
const sources = [
  ...["admin", "app", "public", "release", "schema", "shared", "site-build"],
  ...["package-lock.json", "scripts/build.ts", "vite.config.ts"],
].map((name) => join(projectRoot, name));

/** In the folder of a release: the digest of the sources that it was built from. */
export const stampFile = "built-from";

/** Builds the site unless guests see what is there now, or the owner went back to an older release. False: the build failed. */
export async function buildIfChanged(): Promise<boolean> {
  const reason = whyNotToBuild(listReleases(siteFolder), await digestSources());
  if (!reason)
    return (
      spawnSync(process.execPath, [join(projectRoot, "scripts/build.ts")], { stdio: "inherit" }).status === 0
    );
  console.log(reason);
  return true;
}

/** Undefined if a build is needed. `releases`: the newest first. `digest`: of what is there now. */
export function whyNotToBuild(releases: Pick<Release, "id" | "folder" | "isCurrent">[], digest: string) {
  const built = releases.find(({ folder }) => {
    const file = join(folder, stampFile);
    return existsSync(file) && readFileSync(file, "utf8") === digest;
  });
  if (built?.isCurrent) return "The site is already built.";
  const current = releases.findIndex(({ isCurrent }) => isCurrent);
  // Older than what guests see: the content was changed back, so it is published again.
  if (!built || releases.indexOf(built) > current) return undefined;
  return `The current content is already built, but guests see another release, because you went back to it. "npm run releases -- ${built.id}" shows it again.`;
}

/**
 * A digest of all that a build reads, except today's date: pages themselves hide what has ended, so a new day needs no
 * build. Take it before a build: what is edited during the build then counts as a change.
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

/** A folder may be a link: the owner's photographs can lie anywhere. */
function filesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory())
    return readdirSync(path)
      .filter((name) => name !== "node_modules" && !/\.test\.tsx?$/.test(name))
      .sort()
      .flatMap((name) => filesIn(join(path, name)));
  return found?.isFile() ? [path] : [];
}
