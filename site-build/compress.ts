import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const compressible = new Set([
  ".html",
  ".js",
  ".css",
  ".svg",
  ".json",
  ".geojson",
  ".xml",
  ".txt",
  ".webmanifest",
]);

/** Writes `.br` and `.gz` beside every file that gains by it, so that the service never compresses while a guest waits. */
export function compressSite(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.has(extname(file))) continue;
    const bytes = readFileSync(file);
    write(
      `${file}.br`,
      bytes,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    write(`${file}.gz`, bytes, gzipSync(bytes, { level: 9 }));
  }
}

function write(file: string, original: Buffer, compressed: Buffer): void {
  if (compressed.length < original.length) writeFileSync(file, compressed);
  else rmSync(file, { force: true });
}
