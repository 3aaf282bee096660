import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import type { Output } from "./plan.ts";
import { avifEffort, type Encoding } from "./quality.ts";

/** The bytes of one file, from the cache or made now and put there. Names are hashes: a hit is never stale. */
export async function pictureBytes(output: Output, cacheFolder: string): Promise<Buffer> {
  return cached(path.join(cacheFolder, path.basename(output.address)), () => make(output));
}

export async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (existsSync(file)) return readFile(file);
  const bytes = await make();
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed into place, so that a build stopped half-way leaves no half picture under a valid name.
  const half = `${file}.${process.pid}.part`;
  await writeFile(half, bytes);
  await rename(half, file);
  return bytes;
}

async function make({ source, region, width, height, encoding }: Output): Promise<Buffer> {
  // sharp converts to sRGB and drops all metadata (GPS too) unless told otherwise.
  const pixels = await sharp(source)
    .autoOrient()
    .extract(region)
    .resize(width, height, { fit: "fill", kernel: "lanczos3" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(pixels.data, { raw: pixels.info });
  return withinBudget(encoding, width * height, (quality) =>
    encoding.format === "avif"
      ? picture.clone().avif({ quality, effort: avifEffort }).toBuffer()
      : picture.clone().webp({ quality, effort: 4 }).toBuffer(),
  );
}

/** Lowers the quality in steps of four until the file keeps its bytes per pixel, or the quality its floor. */
async function withinBudget(
  { quality, lowest, budget }: Encoding,
  pixelCount: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let current = quality;
  for (;;) {
    const bytes = await encode(current);
    const excess = bytes.length / (budget * pixelCount);
    if (excess <= 1 || current <= lowest) return bytes;
    // Four points cost about a fifth of the bytes; far above the budget, several steps are taken at once.
    const steps = Math.max(1, Math.floor(Math.log(excess) / 0.22));
    current = Math.max(lowest, current - 4 * steps);
  }
}
