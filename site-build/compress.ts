import { hash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { addToRelease, cachedFile, removeUnused } from "./cache.ts";
import { projectRoot } from "./site-folder.ts";

const compressible = /\.(html|js|css|svg|json|xml|txt)$/;

const cacheFolder = join(projectRoot, ".cache/compressed");
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` files beside those that get smaller. Cached: the whole site takes seconds at the highest quality. */
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
    [".br", () => toBrotli(bytes)],
    [".gz", () => toGzip(bytes, { level: 9 })],
  ] as const;
  for (const [ending, make] of encodings) {
    const cached = await cachedFile(join(cacheFolder, digest + ending), make);
    if ((await stat(cached)).size < bytes.length) await addToRelease(cached, file + ending);
  }
}
