import path from "node:path";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import { cachedFile } from "../cache.ts";
import { paperColour } from "../draw-icon.ts";
import { openPicture } from "./original.ts";
import type { Crop } from "./plan.ts";

interface Encoding {
  /** The first quality to try, 0 to 100. */
  readonly quality: number;
  /** The lowest quality to try, even if the file is still above its budget. */
  readonly lowest: number;
  /** Bytes per pixel. */
  readonly budget: number;
  /** The encoder's effort: AVIF 0 to 9, WebP 0 to 6. Low, because a first build encodes 360 files. */
  readonly effort: number;
}

// Home may have 205 KiB in its first view and 600 KiB in total, and each of its first four pictures fills a phone's window.
// Effort 3 saves 20 % of the bytes in 2.4 times the time.
const tallBanner: Encoding = { quality: 34, lowest: 25, budget: 0.0275, effort: 3 };
// 90 KiB (first-picture.ts) for 1080 x 1800 pixels.
const tallHero: Encoding = { quality: 40, lowest: 24, budget: 0.0445, effort: 3 };
const wide: Encoding = { quality: 42, lowest: 32, budget: 0.06, effort: 1 };
// Screens with one device pixel per CSS pixel show these files 1:1, where artefacts are visible.
const small: Encoding = { quality: 46, lowest: 36, budget: 0.07, effort: 1 };
const large: Encoding = { quality: 38, lowest: 30, budget: 0.035, effort: 1 };

const webpEncoding: Encoding = { quality: 62, lowest: 50, budget: 0.12, effort: 4 };
const shareQuality = 80;

function avifEncoding({ slot, isTall, width }: Crop): Encoding {
  if (slot === "banner" && isTall) return tallBanner;
  if (slot === "hero" && isTall) return tallHero;
  if (slot === "hero" || slot === "banner") return wide;
  return width <= 640 ? small : large;
}

/** Creates a crop unless the cache has it. Resolves to its path. */
export async function makeCrop(crop: Crop, cacheFolder: string): Promise<string> {
  return cachedFile(path.join(cacheFolder, path.basename(crop.url)), () => encodeCrop(crop));
}

async function encodeCrop(crop: Crop): Promise<Buffer> {
  const { region, width, height, format } = crop;
  const original = await decode(crop);
  const pixels = await sharp(original.data, { raw: original.info })
    .extract(region)
    .resize(width, height, { fit: "fill", kernel: "lanczos3" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = sharp(pixels.data, { raw: pixels.info });
  if (format === "jpg") return picture.jpeg({ quality: shareQuality, mozjpeg: true }).toBuffer();
  const encoding = format === "avif" ? avifEncoding(crop) : webpEncoding;
  return encodeWithinBudget(picture, encoding, format, encoding.budget * width * height);
}

/** Lowers the quality until the file has at most `budget` bytes or the lowest quality is reached. */
async function encodeWithinBudget(
  picture: Sharp,
  { quality: startQuality, lowest, effort }: Encoding,
  format: "avif" | "webp",
  budget: number,
): Promise<Buffer> {
  for (let quality = startQuality; ; ) {
    const bytes = await picture.clone().toFormat(format, { quality, effort }).toBuffer();
    const excess = bytes.length / budget;
    // A small excess is not worth another run of the encoder.
    if (excess <= 1.04 || quality === lowest) return bytes;
    // One point changes the bytes by about 5.5 %.
    quality = Math.max(lowest, quality - Math.ceil(Math.log(excess) / 0.055));
  }
}

type Decoded = { data: Buffer; info: OutputInfo };
const decoded = new Map<string, Promise<Decoded>>();
const maxDecoded = 2;

/** Caches two decoded originals. Up to twelve crops are made of one, and decoding takes as long as a small crop. */
function decode({ source, isLarge }: Pick<Crop, "source" | "isLarge">): Promise<Decoded> {
  const found = decoded.get(source);
  if (found) return found;
  if (isLarge) decoded.clear();
  // sharp converts to sRGB and drops all metadata (GPS too) by default.
  const pixels = openPicture(source)
    .flatten({ background: paperColour })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  decoded.set(source, pixels);
  const [oldest = ""] = decoded.keys();
  if (decoded.size > maxDecoded) decoded.delete(oldest);
  return pixels;
}
