import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { decodeHeic, isHeic } from "./heic.ts";
import { nearestPlaceholder } from "./placeholders.ts";

/** What the plan needs to know of a picture before any of its crops is made. */
export type Original = {
  /** What sharp can read: the owner's file, or what was decoded of it. */
  readonly file: string;
  readonly hash: string;
  /** In pixels, after the camera's orientation is applied. */
  readonly width: number;
  readonly height: number;
  readonly placeholder: number;
};

/** A sentence for the owner: which file, and what to do. */
export class PictureError extends Error {
  override name = "PictureError";

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    // Where in our code it was noticed says nothing to anybody.
    this.stack = message;
  }
}

/** Reads one original; its facts are kept in the cache, since decoding all of them takes seconds. */
export async function readOriginal(file: string, cacheFolder: string): Promise<Original> {
  const name = path.basename(file);
  if (!existsSync(file))
    throw new PictureError(`${name} does not lie in media/originals/. Put it there, or correct the name.`);
  const bytes = await readFile(file);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const kept = (name: string) => path.join(cacheFolder, name + hash.slice(0, 16));
  const note = `${kept("facts-")}.json`;
  const readable = isHeic(bytes) ? `${kept("heic-")}.jpg` : file;
  if (existsSync(note) && existsSync(readable))
    return { ...JSON.parse(await readFile(note, "utf8")), file: readable, hash };
  const decoded = readable === file ? bytes : await understood(decodeHeic(bytes), name);
  const facts = await understood(measure(decoded), name);
  await mkdir(cacheFolder, { recursive: true });
  if (readable !== file) await writeFile(readable, decoded);
  await writeFile(note, JSON.stringify(facts));
  return { ...facts, file: readable, hash };
}

/** What the library says of a broken file helps nobody who has it. */
function understood<Result>(reading: Promise<Result>, name: string): Promise<Result> {
  return reading.catch((cause) => {
    throw new PictureError(
      `${name} cannot be read as a picture. Take it from the camera once more, or save it again as JPEG, PNG, WebP or AVIF.`,
      { cause },
    );
  });
}

async function measure(bytes: Buffer) {
  const { autoOrient } = await sharp(bytes).metadata();
  // One pixel is the mean of the whole; a mode would make every night picture black.
  const pixel = await sharp(bytes).autoOrient().resize(1, 1, { fit: "fill" }).removeAlpha().raw().toBuffer();
  const [red = 0, green = red, blue = red] = pixel;
  return {
    width: autoOrient.width,
    height: autoOrient.height,
    placeholder: nearestPlaceholder(red, green, blue),
  };
}
