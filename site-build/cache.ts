import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

// The names of cached files are hashes of everything that determines their content, so that no entry can be stale.

const maxAgeMs = 30 * 24 * 3600_000;
let draftCount = 0;

/** Creates `file` unless the cache has it. Resolves to its path. */
export async function cachedFile(file: string, make: () => Promise<Buffer>): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  if (found) {
    // `removeUnused` reads the access time. The modification time stays, because a server's ETag may depend on it.
    await utimes(file, new Date(), found.mtime);
    return file;
  }
  const bytes = await make();
  await mkdir(path.dirname(file), { recursive: true });
  // Written under a temporary name, so that a killed build leaves no incomplete file in the cache.
  draftCount += 1;
  const draft = `${file}.${process.pid}-${draftCount}.part`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return file;
}

/** Adds a cached file to a release as a hard link, or as a copy if the file system has no links. */
export async function addToRelease(cached: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  // Overwriting the existing file would change it in all releases that share it.
  await rm(target, { force: true });
  await link(cached, target).catch(() => copyFile(cached, target));
}

/** Removes files that no build has used for a month. */
export async function removeUnused(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if ((await stat(file)).atimeMs < now - maxAgeMs) await rm(file, { force: true });
  }
}
