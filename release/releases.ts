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

// dist/releases/ID/ holds one whole site each, dist/current the ID of the one that is served: a file, which a rename
// replaces at once, because a link would need rights that Windows does not give.

export type Release = ReturnType<typeof listReleases>[number];

/** release.json, written last: a folder without it was never whole. */
interface ReleaseRecord {
  publishedAt: number;
  /** The release that was current before. */
  former: string | undefined;
  /** Size by path below the release, of everything that is served. */
  files: Record<string, number>;
}

const keptReleases = 3;

/** Where releases are written and served: `SITE_DIR`, from the project's folder on, by default dist/. */
export function siteDirOf({ SITE_DIR }: { SITE_DIR?: string | undefined }): string {
  return resolve(import.meta.dirname, "..", SITE_DIR?.trim() || "dist");
}

/** Makes the folder of a release to be built. Nobody sees it before it is published. */
export function createRelease(siteDir: string, now: number): Pick<Release, "id" | "folder"> {
  // Sorts by time, and is a file's name on every system.
  const id = new Date(now).toISOString().replace(/[-:.]/g, "");
  const folder = folderOf(siteDir, id);
  mkdirSync(folder, { recursive: true });
  return { id, folder };
}

/** Makes a release that is whole the current one in one step, and removes those that are too old. */
export function publishRelease(siteDir: string, id: string, now: number): void {
  const folder = folderOf(siteDir, id);
  const files = Object.fromEntries(
    listFiles(folder).map((path) => [path, statSync(join(folder, path)).size]),
  );
  const record: ReleaseRecord = { publishedAt: now, former: readCurrent(siteDir), files };
  writeWhole(join(folder, "release.json"), JSON.stringify(record));
  writeWhole(join(siteDir, "current"), id);
  removeOldReleases(siteDir);
}

/** Makes the release that was current before the current one current again. */
export function rollBack(siteDir: string): Release {
  const releases = listReleases(siteDir);
  const former = releases.find(({ isCurrent }) => isCurrent)?.former;
  if (!former || !releases.some(({ id }) => id === former))
    throw new Error(`There is no release before the current one in ${siteDir}.`);
  return makeCurrent(siteDir, former);
}

/** Makes the release `id` the current one. Throws where there is none of that name. */
export function makeCurrent(siteDir: string, id: string): Release {
  const release = listReleases(siteDir).find((each) => each.id === id);
  if (!release) throw new Error(`There is no release ${id} in ${siteDir}.`);
  writeWhole(join(siteDir, "current"), id);
  return { ...release, isCurrent: true };
}

/** The ID in dist/current; undefined before the first one. */
export function readCurrent(siteDir: string): string | undefined {
  const file = join(siteDir, "current");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** All that were ever published and are still there, the newest first. */
export function listReleases(siteDir: string) {
  const current = readCurrent(siteDir);
  // An id is the time at which its build began.
  const newestFirst = folderNames(siteDir).sort().reverse();
  return newestFirst.flatMap((id) => {
    const folder = folderOf(siteDir, id);
    const record = readRecord(folder);
    return record ? [{ id, folder, isCurrent: id === current, ...record }] : [];
  });
}

/** What the build says of the release in `folder`. */
export function readManifest(folder: string): SiteManifest {
  return checkSiteManifest(JSON.parse(readFileSync(join(folder, "site.json"), "utf8")));
}

/** Size by path below the release, as it was published. Throws if it never was. */
export function recordedSizes(folder: string): Record<string, number> {
  const record = readRecord(folder);
  if (!record) throw new Error("it has no release.json, so it was never whole");
  return record.files;
}

/** The paths, below `folder`, of all that is served: nothing hidden, and nothing that a symbolic link leads to. */
export function listFiles(folder: string): string[] {
  // `**` neither names what is hidden nor follows links.
  return globSync("client/**", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join("/"));
}

export function folderOf(siteDir: string, id: string): string {
  return join(siteDir, "releases", id);
}

/** Keeps the newest ones, the current one, the one before it, and what may still be built: it was begun later. */
function removeOldReleases(siteDir: string): void {
  const releases = listReleases(siteDir);
  const current = releases.find(({ isCurrent }) => isCurrent);
  const kept = [current?.id, current?.former, ...releases.slice(0, keptReleases).map(({ id }) => id)];
  for (const id of folderNames(siteDir))
    if (!kept.includes(id) && current && id < current.id)
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

/** After a power failure, too, the file holds either the old content or the new one. */
function writeWhole(file: string, content: string): void {
  const draft = `${file}.next`;
  writeFileSync(draft, content, { flush: true });
  renameSync(draft, file);
}
