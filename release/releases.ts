import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { checkSiteManifest, type SiteManifest } from "./site-manifest.ts";

// Each folder dist/releases/ID/ is a complete site, and the file dist/current contains the id of the one that is served. A file
// can be replaced atomically; a symbolic link needs permissions that Windows does not give.

export type Release = ReturnType<typeof listReleases>[number];

/** release.json, written last: without it, a release is incomplete. */
interface ReleaseRecord {
  publishedAt: number;
  /** The id of the release that was current when this one was published. */
  former: string | undefined;
  /** The size of every file that is served, by its path in the release. */
  files: Record<string, number>;
}

const keptReleases = 3;

/** The folder with all releases: `SITE_DIR`, relative to the project, by default dist/. */
export function siteDirOf({ SITE_DIR }: { SITE_DIR?: string | undefined }): string {
  return resolve(import.meta.dirname, "..", SITE_DIR?.trim() || "dist");
}

/** Creates the folder of a new release. Call publishRelease when it is complete. */
export function createRelease(siteDir: string, now: number): Pick<Release, "id" | "folder"> {
  // Sorts by time, and is a valid file name on every system.
  const id = new Date(now).toISOString().replace(/[-:.]/g, "");
  const folder = folderOf(siteDir, id);
  mkdirSync(folder, { recursive: true });
  return { id, folder };
}

/** Makes a complete release the current one, and removes old ones. */
export function publishRelease(siteDir: string, id: string, now: number): void {
  const folder = folderOf(siteDir, id);
  const files = Object.fromEntries(
    listFiles(folder).map((path) => [path, statSync(join(folder, path)).size]),
  );
  const record: ReleaseRecord = { publishedAt: now, former: readCurrent(siteDir), files };
  writeAtomically(join(folder, "release.json"), JSON.stringify(record));
  writeAtomically(join(siteDir, "current"), id);
  removeOldReleases(siteDir);
}

/** Returns to the release that was current before the current one. */
export function rollBack(siteDir: string): Release {
  const releases = listReleases(siteDir);
  const former = releases.find(({ isCurrent }) => isCurrent)?.former;
  if (!former || !releases.some(({ id }) => id === former))
    throw new Error(`There is no release before the current one in ${siteDir}.`);
  return makeCurrent(siteDir, former);
}

/** Makes the release `id` the current one. Throws if it does not exist. */
export function makeCurrent(siteDir: string, id: string): Release {
  const release = listReleases(siteDir).find((candidate) => candidate.id === id);
  if (!release) throw new Error(`There is no release ${id} in ${siteDir}.`);
  writeAtomically(join(siteDir, "current"), id);
  return { ...release, isCurrent: true };
}

/** The id of the current release; undefined before the first one. */
export function readCurrent(siteDir: string): string | undefined {
  const file = join(siteDir, "current");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** All published releases that still exist, newest first. */
export function listReleases(siteDir: string) {
  const current = readCurrent(siteDir);
  // Ids are the times at which builds started, so they sort by age.
  const newestFirst = folderNames(siteDir).sort().reverse();
  return newestFirst.flatMap((id) => {
    const folder = folderOf(siteDir, id);
    const record = readRecord(folder);
    return record ? [{ id, folder, isCurrent: id === current, ...record }] : [];
  });
}

/** Reads site.json of the release in `folder`. */
export function readManifest(folder: string): SiteManifest {
  return checkSiteManifest(JSON.parse(readFileSync(join(folder, "site.json"), "utf8")));
}

/** The sizes of all files at the time of publishing, by path. Throws if the release was never published. */
export function recordedSizes(folder: string): Record<string, number> {
  const record = readRecord(folder);
  if (!record) throw new Error("it has no release.json, so it is incomplete");
  return record.files;
}

/** The paths of all files that are served, relative to `folder`. Hidden files and symbolic links are not served. */
export function listFiles(folder: string): string[] {
  // `**` skips hidden files and does not follow links.
  return globSync("client/**", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"));
}

export function folderOf(siteDir: string, id: string): string {
  return join(siteDir, "releases", id);
}

/**
 * Keeps the current release, the one before it and the newest ones. Later ones also stay, because a build may be writing them.
 */
function removeOldReleases(siteDir: string): void {
  const releases = listReleases(siteDir);
  const current = releases.find(({ isCurrent }) => isCurrent);
  const keptIds = [current?.id, current?.former, ...releases.slice(0, keptReleases).map(({ id }) => id)];
  for (const id of folderNames(siteDir))
    if (!keptIds.includes(id) && current && id < current.id)
      rmSync(folderOf(siteDir, id), { recursive: true, force: true });
}

function folderNames(siteDir: string): string[] {
  return globSync("*", { cwd: join(siteDir, "releases"), withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

function readRecord(folder: string): ReleaseRecord | undefined {
  const file = join(folder, "release.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Replaces a file so that it has either the old or the new content, even after a power failure. */
function writeAtomically(file: string, content: string): void {
  const draft = `${file}.next`;
  writeFileSync(draft, content, { flush: true });
  renameSync(draft, file);
}
