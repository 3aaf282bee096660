import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { cachedFile } from "../cache.ts";
import { digestOf } from "../digest.ts";
import type { Size } from "./crop.ts";

export type Original = Size & {
  readonly file: string;
  readonly hash: string;
};

/** A picture that cannot be used. The message tells the owner why and what to do. */
export class PictureError extends Error {}

/** A decoded pixel takes three bytes, and there are several copies while a picture is rotated and cropped. */
const maxMegapixels = 100;
const largeMegapixels = 50;

/** Whether two pictures of this size, decoded at once, could exhaust the memory of a small machine. */
export const isLarge = ({ width, height }: Size) => width * height > largeMegapixels * 1e6;

/** Opens a picture upright. Tolerates small errors in the header, which some phones write and sharp refuses by default. */
export function openPicture(file: string, limitInputPixels: number | false = maxMegapixels * 1e6): Sharp {
  return sharp(file, { failOn: "error", limitInputPixels }).autoOrient();
}

/** Reads an original's size and hash. Cached, because decoding all originals takes seconds. Rejects with a PictureError. */
export async function readOriginal(file: string, cacheFolder: string): Promise<Original> {
  const name = path.basename(file);
  const hash = digestOf(file);
  const cached = path.join(cacheFolder, `size-1-${hash.slice(0, 16)}.json`);
  const sizeFile = await cachedFile(cached, async () =>
    Buffer.from(JSON.stringify(await measure(file, name))),
  );
  const size: Size = JSON.parse(await readFile(sizeFile, "utf8"));
  return { ...size, file, hash };
}

async function measure(file: string, name: string): Promise<Size> {
  const { autoOrient: size } = await wrapPictureError(openPicture(file, false).metadata(), name);
  if (size.width * size.height > maxMegapixels * 1e6)
    throw new PictureError(
      `${name} is ${size.width} × ${size.height} pixels; the limit is ${maxMegapixels} million pixels. Make it smaller: 4000 pixels wide is enough for any page`,
    );
  // Decodes the whole file, to detect a truncated one.
  await wrapPictureError(openPicture(file).resize(1).toBuffer(), name);
  return { width: size.width, height: size.height };
}

/** Replaces the library's error with one for the owner. */
function wrapPictureError<Result>(reading: Promise<Result>, name: string): Promise<Result> {
  return reading.catch((cause) => {
    throw new PictureError(
      `${name} cannot be read as a picture. Copy it from the camera again, or save it as JPEG, PNG, WebP or AVIF`,
      { cause },
    );
  });
}
