import path from "node:path";
import sharp, { type OutputInfo } from "sharp";
import { cachedFile } from "../cache.ts";
import type { Output } from "./plan.ts";
import { avifEffort, type Encoding, probeEffort } from "./quality.ts";

/** The path of one picture in the cache, where it is made the first time. */
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
      picture.clone().webp({ quality, effort: 4 }).toBuffer(),
    );
  const encode = (effort: number) => (quality: number) =>
    picture.clone().avif({ quality, effort }).toBuffer();
  const probe = await encode(probeEffort)(encoding.quality);
  const quality = qualityWithin(encoding, encoding.quality, probe.length / (width * height));
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

/** Lowers the quality until the file keeps its bytes per pixel, or the quality its floor. */
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

/** A budget is kept where it is overstepped by less than this: to encode again would cost more than it spares. */
const leeway = 1.04;

/** The quality to be tried after one that gave `bytesPerPixel`: a point of it is worth about a twentieth of the bytes. */
function qualityWithin({ budget, lowest }: Encoding, quality: number, bytesPerPixel: number): number {
  const excess = bytesPerPixel / budget;
  return excess <= leeway ? quality : Math.max(lowest, quality - Math.ceil(Math.log(excess) / 0.055));
}
