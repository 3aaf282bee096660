import { existsSync } from "node:fs";
import { mkdir, open, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { digestOf } from "../digest.ts";
import { decodeHeic, isHeic } from "./heic.ts";

/** Facts about an original that planning needs. */
export type Original = {
  /** A file that sharp can read: the owner's own, or a JPEG made from HEIC. */
  readonly file: string;
  readonly hash: string;
  /** Pixels, after the camera's orientation is applied. */
  readonly width: number;
  readonly height: number;
};

/** A sentence for the owner: which file, and what to do. */
export class PictureError extends Error {
  override name = "PictureError";

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // A stack trace does not help an owner.
    this.stack = message;
  }
}

/** Reads one original. The facts are cached, because decoding all originals takes seconds. */
export async function readOriginal(file: string, cacheFolder: string): Promise<Original> {
  const name = path.basename(file);
  if (!existsSync(file))
    throw new PictureError(`${name} is not in media/originals/. Put it there, or correct the name.`);
  const hash = digestOf(file);
  const kept = (name: string) => path.join(cacheFolder, name + hash.slice(0, 16));
  const note = `${kept("facts-13-")}.json`;
  const readable = isHeic(await startOf(file)) ? `${kept("heic-")}.jpg` : file;
  if (existsSync(note) && existsSync(readable))
    return { ...JSON.parse(await readFile(note, "utf8")), file: readable, hash };
  await mkdir(cacheFolder, { recursive: true });
  if (readable !== file)
    await writeFile(readable, await orPictureError(decodeHeic(await readFile(file)), name));
  const facts = await orPictureError(measure(readable), name);
  await writeFile(note, JSON.stringify(facts));
  return { ...facts, file: readable, hash };
}

/** Replaces the library's error by a sentence for the owner. */
function orPictureError<Result>(reading: Promise<Result>, name: string): Promise<Result> {
  return reading.catch((cause) => {
    throw new PictureError(
      `${name} cannot be read as a picture. Take it from the camera once more, or save it again as JPEG, PNG, WebP or AVIF.`,
      { cause },
    );
  });
}

/** The first bytes, which tell the format. */
export async function startOf(file: string): Promise<Buffer> {
  await using opened = await open(file);
  const { buffer, bytesRead } = await opened.read(Buffer.alloc(64), 0, 64, 0);
  return buffer.subarray(0, bytesRead);
}

async function measure(file: string) {
  const { autoOrient } = await sharp(file).metadata();
  // Reads the whole file: it may be cut off.
  await sharp(file).resize(1).toBuffer();
  return { width: autoOrient.width, height: autoOrient.height };
}
