import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { nearestPlaceholder } from "./placeholders.ts";

/** What the plan needs to know of a picture before any of its crops is made. */
export type Original = {
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
      `media/pictures.ts: ${slot}.file names ${shortName(file)}, which does not exist. Put the picture there or correct the name.`,
    );
  }
  const bytes = await readFile(file);
  if (isHeic(bytes)) {
    throw new PictureError(
      `${shortName(file)} (for ${slot}) is a HEIC picture, which this build cannot read. Open it on the phone or computer, export it as JPEG, and use that.`,
    );
  }
  const hash = createHash("sha256").update(bytes).digest("hex");
  const note = path.join(cacheFolder, `facts-${hash.slice(0, 16)}.json`);
  if (existsSync(note)) return { ...JSON.parse(await readFile(note, "utf8")), file, hash };
  const facts = await measure(bytes).catch((cause: unknown) => {
    throw new PictureError(
      `${shortName(file)} (for ${slot}) cannot be read as a picture. Save it again as JPEG, PNG, WebP or AVIF.`,
      { cause },
    );
  });
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(note, JSON.stringify(facts));
  return { ...facts, file, hash };
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

/** An ISO media file says its brand at byte 8; AVIF shares the container, but sharp reads that. */
function isHeic(bytes: Buffer): boolean {
  if (bytes.toString("latin1", 4, 8) !== "ftyp") return false;
  return /^(heic|heix|hevc|heim|heis|mif1)$/.test(bytes.toString("latin1", 8, 12)) && !bytes.includes("avif");
}

function shortName(file: string): string {
  return path.relative(process.cwd(), file).split(path.sep).join("/");
}
