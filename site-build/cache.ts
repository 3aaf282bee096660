import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

// File names in a cache are hashes of everything that the content is made from, so an entry is never stale.

const keptMs = 30 * 24 * 3600_000;
let parts = 0;

/** Makes `file` unless the cache has it. Resolves with its path. */
export async function cachedFile(file: string, make: () => Promise<Buffer>): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  if (found) {
    // The access time is for `removeUnused`. The modification time stays: a server's ETag may depend on it.
    await utimes(file, new Date(), found.mtime);
    return file;
  }
  const bytes = await make();
  await mkdir(path.dirname(file), { recursive: true });
  // A build that is stopped leaves no half file under a valid name. A release may hold the same bytes twice.
  parts += 1;
  const half = `${file}.${process.pid}-${parts}.part`;
  try {
    await writeFile(half, bytes);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  return file;
}

/** Puts a cached file into a release: as a hard link, or as a copy where the file system has no links. */
export async function addToRelease(cached: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  // Writing into the existing file would change it in the releases that share it.
  await rm(target, { force: true });
  await link(cached, target).catch(() => copyFile(cached, target));
}

/** Removes what no build has used for a month. */
export async function removeUnused(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if ((await stat(file)).atimeMs < now - keptMs) await rm(file, { force: true });
  }
}
