import path from "node:path";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import { cachedFile } from "../cache.ts";
import { paper } from "../paper.ts";
import { avifEncoding, type Encoding, shareQuality, webpEncoding } from "./encodings.ts";
import { openPicture } from "./original.ts";
import type { Crop } from "./plan.ts";

/** Makes one crop unless the cache has it. Resolves with its path. */
export async function makeCrop(crop: Crop, cacheFolder: string): Promise<string> {
  return cachedFile(path.join(cacheFolder, path.basename(crop.address)), () => encodeCrop(crop));
}

async function encodeCrop({ source, region, width, height, format, place, isTall }: Crop): Promise<Buffer> {
  const original = await decode(source);
  const pixels = await sharp(original.data, { raw: original.info })
    .extract(region)
    .resize(width, height, { fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(pixels.data, { raw: pixels.info });
  if (format === "jpg") return picture.jpeg({ quality: shareQuality, mozjpeg: true }).toBuffer();
  const encoding = format === "avif" ? avifEncoding(place, isTall, width) : webpEncoding;
  return withinBudget(picture, encoding, format, encoding.budget * width * height);
}

/** Lowers the quality until the file has at most `budget` bytes, or the quality is the lowest. */
async function withinBudget(
  picture: Sharp,
  { quality: first, lowest, effort }: Encoding,
  format: "avif" | "webp",
  budget: number,
): Promise<Buffer> {
  for (let quality = first; ; ) {
    const bytes = await picture.clone().toFormat(format, { quality, effort }).toBuffer();
    const excess = bytes.length / budget;
    // A few bytes more are not worth another run of the encoder.
    if (excess <= 1.04 || quality === lowest) return bytes;
    // One point changes the bytes by about 5.5 %.
    quality = Math.max(lowest, quality - Math.ceil(Math.log(excess) / 0.055));
  }
}

type Decoded = { data: Buffer; info: OutputInfo };
const decoded = new Map<string, Promise<Decoded>>();
const decodedAtMost = 2;

/** Keeps the last two originals: up to twelve crops are cut from one, and decoding takes as long as a small crop. */
function decode(source: string): Promise<Decoded> {
  const found = decoded.get(source);
  if (found) return found;
  // sharp converts to sRGB and drops all metadata (GPS too) by default.
  const pixels = openPicture(source)
    .flatten({ background: paper })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  decoded.set(source, pixels);
  const [oldest = ""] = decoded.keys();
  if (decoded.size > decodedAtMost) decoded.delete(oldest);
  return pixels;
}
