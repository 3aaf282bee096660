import path from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { cachedFile } from "../cache.ts";
import type { Output } from "./plan.ts";
import { type Encoding, probeEffort } from "./quality.ts";

/** Makes one picture unless the cache has it. Resolves with its path. */
export async function makePicture(output: Output, cacheFolder: string): Promise<string> {
  return cachedFile(path.join(cacheFolder, path.basename(output.address)), () => encodeCrop(output));
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
      picture.clone().webp({ quality, effort: encoding.effort }).toBuffer(),
    );
  const encode = (effort: number) => (quality: number) =>
    picture.clone().avif({ quality, effort }).toBuffer();
  const probe = await encode(probeEffort)(encoding.quality);
  const quality = qualityWithin(encoding, encoding.quality, probe.length / (width * height));
  return withinBudget({ ...encoding, quality }, width * height, encode(encoding.effort));
}

type Decoded = { data: Buffer; info: OutputInfo };
const decoded = new Map<string, Promise<Decoded>>();
const decodedAtMost = 2;

/** Keeps the last two originals: up to twelve crops are cut from one, and decoding takes as long as a small crop. */
function decode(source: string): Promise<Decoded> {
  const found = decoded.get(source);
  if (found) return found;
  // sharp converts to sRGB and drops all metadata (GPS too) by default.
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

/** Lowers the quality until the file meets its budget, or the quality its lower limit. */
async function withinBudget(
  encoding: Encoding,
  pixelCount: number,
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let { quality } = encoding;
  for (;;) {
    const bytes = await encode(quality);
    const next = qualityWithin(encoding, quality, bytes.length / pixelCount);
    if (next === quality) return bytes;
    quality = next;
  }
}

/** Up to 4 % above the budget: encoding again would take more time than it saves bytes. */
const tolerance = 1.04;

/** The quality to try next. One point changes the bytes by about 5.5 %. */
function qualityWithin({ budget, lowest }: Encoding, quality: number, bytesPerPixel: number): number {
  const excess = bytesPerPixel / budget;
  return excess <= tolerance ? quality : Math.max(lowest, quality - Math.ceil(Math.log(excess) / 0.055));
}
