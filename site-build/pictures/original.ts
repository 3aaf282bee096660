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

/** A sentence for the owner: which file, for which place of the site, and what to do. */
export class PictureError extends Error {
  override name = "PictureError";
}

/** Reads one original; its facts are kept in the cache, since decoding all of them takes seconds. */
export async function readOriginal(file: string, slot: string, cacheFolder: string): Promise<Original> {
  if (!existsSync(file)) {
    throw new PictureError(
      `content/pictures.yaml, ${slot}: the file is ${shortName(file)}, which does not exist. Put the picture there or correct the name.`,
    );
  }
  const bytes = await readFile(file);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const kept = (name: string) => path.join(cacheFolder, name + hash.slice(0, 16));
  const note = `${kept("facts-")}.json`;
  const readable = isHeic(bytes) ? `${kept("heic-")}.jpg` : file;
  if (existsSync(note) && existsSync(readable))
    return { ...JSON.parse(await readFile(note, "utf8")), file: readable, hash };
  await mkdir(cacheFolder, { recursive: true });
  try {
    if (readable !== file) await writeFile(readable, await decodeHeic(bytes));
    const facts = await measure(readable === file ? bytes : await readFile(readable));
    await writeFile(note, JSON.stringify(facts));
    return { ...facts, file: readable, hash };
  } catch (cause) {
    throw new PictureError(
      `${shortName(file)} (for ${slot}) cannot be read as a picture. Save it again as JPEG, PNG, WebP or AVIF.`,
      { cause },
    );
  }
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

function shortName(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join("/");
}
