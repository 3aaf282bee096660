import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";

// What takes long is made once. Names in a cache are hashes of all that the content is made of: a hit is never stale.

const forgottenAfterMs = 30 * 24 * 3600_000;

/** The path of `file` in its cache, where `make` puts it the first time. */
export async function cachedFile(file: string, make: () => Promise<Buffer>): Promise<string> {
  const found = await stat(file).catch(() => undefined);
  if (found) {
    // Notes the use for `removeUnused`; the time of the content stays, which a server's ETag may be made of.
    await utimes(file, new Date(), found.mtime);
    return file;
  }
  const bytes = await make();
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed into place, so that a build stopped half-way leaves no half picture under a valid name.
  const half = `${file}.${process.pid}.part`;
  try {
    await writeFile(half, bytes);
    await rename(half, file);
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
  return file;
}

/** Puts a kept file into a release; the releases share its bytes where the file system can do that. */
export async function addToRelease(kept: string, target: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  // To write into what lies there might change the bytes that other releases share.
  await rm(target, { force: true });
  await link(kept, target).catch(() => copyFile(kept, target));
}

/** Removes what no build has used for a month: a change of mind should cost nothing, and the disk not fill up. */
export async function removeUnused(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if ((await stat(file)).atimeMs < now - forgottenAfterMs) await rm(file, { force: true });
  }
}
