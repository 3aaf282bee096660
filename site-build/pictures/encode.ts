import path from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { keep } from "../cache.ts";
import type { Output } from "./plan.ts";
import { avifEffort, type Encoding, probeEffort } from "./quality.ts";

/** The path of one picture in the cache, where it is made the first time. */
export async function makePicture(output: Output, cacheFolder: string): Promise<string> {
  return keep(path.join(cacheFolder, path.basename(output.address)), () => encodeCrop(output));
}

async function encodeCrop({ source, region, width, height, encoding }: Output): Promise<Buffer> {
  const original = await decode(source);
  const pixels = await sharp(original.data, { raw: original.info })
    .extract(region)
    .resize(width, height, { fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(pixels.data, { raw: pixels.info });
  const { format } = encoding;
  if (format === "webp")
    return withinBudget(encoding, width * height, (quality) =>
      picture.clone().webp({ quality, effort: 4 }).toBuffer(),
    );
  const encode = (effort: number) => (quality: number) =>
    picture.clone().avif({ quality, effort }).toBuffer();
  const quality = await findQuality(encoding, width * height, encode(probeEffort));
  return withinBudget({ ...encoding, quality }, width * height, encode(avifEffort));
}

type Decoded = { data: Buffer; info: OutputInfo };
const decoded = new Map<string, Promise<Decoded>>();
const decodedAtMost = 2;

/** Twelve crops are cut from one original; to decode it took as long as to cut and to encode a small one. */
function decode(source: string): Promise<Decoded> {
  const found = decoded.get(source);
  if (found) return found;
  // sharp converts to sRGB and drops all metadata (GPS too) unless told otherwise.
  const pixels = sharp(source)
    .autoOrient()
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  decoded.set(source, pixels);
  const [oldest = ""] = decoded.keys();
  if (decoded.size > decodedAtMost) decoded.delete(oldest);
  return pixels;
}

/** The quality that would keep the budget; a hasty encoder tells it as well as a careful one. */
async function findQuality(
  encoding: Encoding,
  pixelCount: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<number> {
  let tried = encoding.quality;
  await withinBudget(encoding, pixelCount, (quality) => {
    tried = quality;
    return encode(quality);
  });
  return tried;
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
