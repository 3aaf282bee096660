import { existsSync } from "node:fs";
import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { digestOf } from "../digest.ts";
import type { Size } from "./crop.ts";
import { decodeHeic, isHeic } from "./heic.ts";

export type Original = Size & {
  /** A file that sharp can read: the owner's own, or a JPEG made from HEIC. */
  readonly file: string;
  readonly hash: string;
};

/** A sentence for the owner: which file, and what to do. */
export class PictureError extends Error {}

/** Decoding takes three bytes for each pixel. */
const mostMegapixels = 250;

/** Opens a picture upright. Telephones write small mistakes into the header, which all viewers forgive; sharp would not. */
export function openPicture(file: string): Sharp {
  return sharp(file, { failOn: "error", limitInputPixels: false }).autoOrient();
}

/** Reads one original. Its size is cached, because decoding all originals takes seconds. Throws PictureError. */
export async function readOriginal(file: string, cacheFolder: string): Promise<Original> {
  const name = path.basename(file);
  const hash = digestOf(file);
  const kept = (kind: string) => path.join(cacheFolder, kind + hash.slice(0, 16));
  const note = `${kept("size-1-")}.json`;
  const readable = isHeic(await startOf(file)) ? `${kept("heic-")}.jpg` : file;
  if (!existsSync(note) || !existsSync(readable)) {
    await mkdir(cacheFolder, { recursive: true });
    if (readable !== file)
      await writeFile(readable, await orPictureError(decodeHeic(await readFile(file)), name));
    await writeFile(note, JSON.stringify(await measure(readable, name)));
  }
  const size: Size = JSON.parse(await readFile(note, "utf8"));
  return { ...size, file: readable, hash };
}

async function measure(file: string, name: string): Promise<Size> {
  const { autoOrient: size } = await orPictureError(openPicture(file).metadata(), name);
  if (size.width * size.height > mostMegapixels * 1e6)
    throw new PictureError(
      `${name} has ${size.width} × ${size.height} pixels, and a picture may have ${mostMegapixels} million. Save it smaller: 4000 pixels of width are enough everywhere`,
    );
  // Reads the whole file: it may be cut off.
  await orPictureError(openPicture(file).resize(1).toBuffer(), name);
  return { width: size.width, height: size.height };
}

/** Replaces the library's error by a sentence for the owner. */
function orPictureError<Result>(reading: Promise<Result>, name: string): Promise<Result> {
  return reading.catch((cause) => {
    throw new PictureError(
      `${name} cannot be read as a picture. Take it from the camera once more, or save it again as JPEG, PNG, WebP or AVIF`,
      { cause },
    );
  });
}

/** The first bytes, which tell the format. */
async function startOf(file: string): Promise<Buffer> {
  await using opened = await open(file);
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(64), 0, 64, 0);
  return buffer.subarray(0, bytesRead);
}
