import { hash } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import { cropName, fallbackWidth, pictureAddress, type Widths } from "#media/shapes.ts";
import { cropAround, type Region, type Size, widthsWithin } from "./crop.ts";
import { PictureError, readOriginal } from "./original.ts";
import { type Encoding, encodingOf } from "./quality.ts";
import { cropsOf, type Entry, judgeSizes, type PictureMistake } from "./sharpness.ts";

/** One file to make: a crop in one width and format. */
export type Output = {
  readonly address: string;
  readonly source: string;
  readonly region: Region;
  readonly width: number;
  readonly height: number;
  readonly encoding: Encoding;
};

export type PlannedPicture = {
  readonly slot: string;
  readonly hash: string;
  readonly alt: string;
  readonly credit: string | undefined;
  readonly focus: readonly [number, number];
  /** Of the original, in pixels. */
  readonly size: Size;
  readonly shapes: { readonly [shape: string]: Widths };
  readonly outputs: readonly Output[];
  /** Sentences about photographs that will look soft. */
  readonly warnings: readonly PictureMistake[];
};

/** An entry whose files cannot be used, with the reasons. */
export class UnusablePicture extends Error {
  readonly mistakes: readonly PictureMistake[];

  constructor(mistakes: readonly PictureMistake[]) {
    super(mistakes.map(({ message }) => message).join(" "));
    this.mistakes = mistakes;
  }
}

/** Plans every file of a picture and makes none. Throws UnusablePicture. */
export async function planPicture(
  slot: string,
  entry: Entry,
  originalsFolder: string,
  cacheFolder: string,
): Promise<PlannedPicture> {
  const { alt, credit, focus } = entry;
  const read = (key: PictureMistake["key"], file: string) =>
    readOriginal(path.join(originalsFolder, file), cacheFolder).catch((error: Error) => {
      throw error instanceof PictureError ? new UnusablePicture([{ key, message: error.message }]) : error;
    });
  const original = await read("file", entry.file);
  const tallOriginal = entry.tallFile ? await read("tallFile", entry.tallFile) : original;
  const originals = { file: original, tallFile: tallOriginal };
  const crops = cropsOf(entry);
  const small = judgeSizes(entry, originals);
  const tooSmall = small.filter(({ isTooSmall }) => isTooSmall);
  if (tooSmall.length > 0) throw new UnusablePicture(tooSmall);
  const ownHash = hashOf([original.hash, tallOriginal.hash, focus, entry.shapes]);
  const outputs: Output[] = [];
  const available: { [shape: string]: { wide: readonly number[]; tall?: readonly number[] } } = {};
  for (const { shape, isTall, key, ratio, widths } of crops) {
    const from = originals[key];
    const region = cropAround(from, ratio, key === "file" ? focus : [0.5, 0.5]);
    const fitting = widthsWithin(widths, region.width);
    const output = (width: number, format: "avif" | "webp"): Output => ({
      address: pictureAddress(`${slot}-${ownHash}`, cropName(shape, isTall), width, format),
      source: from.file,
      region,
      width,
      height: Math.round((width * ratio[1]) / ratio[0]),
      encoding: encodingOf(shape, isTall, width, format),
    });
    outputs.push(...fitting.map((width) => output(width, "avif")), output(fallbackWidth(fitting), "webp"));
    available[shape] = isTall
      ? { wide: available[shape]?.wide ?? [], tall: fitting }
      : { ...available[shape], wide: fitting };
  }
  const { width, height } = original;
  return {
    slot,
    hash: ownHash,
    alt,
    credit,
    focus,
    size: { width, height },
    shapes: available,
    outputs,
    warnings: small,
  };
}

/** Eight hexadecimal digits of everything that changes a file's bytes, including the encoders' versions. */
export function hashOf(parts: unknown[]): string {
  const { sharp: own, vips, heif, aom, webp } = sharp.versions;
  const all = JSON.stringify([settingsVersion, own, vips, heif, aom, webp, ...parts]);
  return hash("sha256", all).slice(0, 8);
}

/** Raise it when crops, encodings or budgets change: the files then get new names. */
const settingsVersion = 9;
