import { hash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { addToRelease, cachedFile, removeUnused } from "./cache.ts";
import { projectRoot } from "./site-folder.ts";

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;

const cacheFolder = join(projectRoot, ".cache/compressed");
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Puts `.br` and `.gz` beside every file that becomes smaller, so that the service never compresses while a guest
 * waits. The results are cached: at the highest quality all files take seconds.
 */
export async function compressSite(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(join(parentPath, name))));
  await removeUnused(cacheFolder, Date.now());
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const digest = hash("sha256", bytes);
  const encodings = [
    [".br", () => shortestBrotli(bytes)],
    [".gz", () => toGzip(bytes, { level: 9 })],
  ] as const;
  for (const [ending, make] of encodings) {
    const kept = await cachedFile(join(cacheFolder, digest + ending), make);
    if ((await stat(kept)).size < bytes.length) await addToRelease(kept, file + ending);
  }
}

/** Which parameters suit a page is chance: the best make it up to 60 bytes shorter, which can save a round trip. */
const variants: readonly Record<number, number>[] = [
  {},
  { [constants.BROTLI_PARAM_LGWIN]: 16 },
  { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [constants.BROTLI_PARAM_NPOSTFIX]: 2, [constants.BROTLI_PARAM_NDIRECT]: 16 },
];

async function shortestBrotli(bytes: Buffer): Promise<Buffer> {
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const tried = bytes.length < 2 ** 17 ? variants : variants.slice(0, 1);
  const all = await Promise.all(tried.map((variant) => toBrotli(bytes, { params: { ...size, ...variant } })));
  return all.reduce((one, other) => (other.length < one.length ? other : one));
}
