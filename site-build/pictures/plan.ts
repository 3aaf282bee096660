import { createHash } from "node:crypto";
import path from "node:path";
import sharp from "sharp";
import { cropName, fallbackWidth, pictureAddress, type Shape, shapes, type Widths } from "#media/shapes.ts";
import { cropAround, type Region, widthsWithin } from "./crop.ts";
import { type Original, PictureError, readOriginal } from "./original.ts";
import { type Encoding, encodingOf } from "./quality.ts";

/** One entry of pictures.yaml with the crops that it is needed in; the pipeline also runs on others in its tests. */
export type Entry = {
  readonly file: string;
  readonly tallFile?: string | undefined;
  readonly alt: string;
  readonly credit: string;
  readonly focus: readonly [number, number];
  readonly shapes: { readonly [shape in Shape]?: Widths };
};

/** One file to be made: a crop of an original, in a width, in a format. */
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
  readonly focus: readonly [number, number];
  /** True for our own drawings. The footer calls pictures illustrations while any is one. */
  readonly rendering: boolean;
  readonly placeholder: number;
  readonly shapes: { readonly [shape: string]: Widths };
  readonly outputs: readonly Output[];
};

/** Decides on every file of a slot without making any. Throws a PictureError that says what to mend. */
export async function planPicture(
  slot: string,
  entry: Entry,
  originalsFolder: string,
  cacheFolder: string,
  drawings: ReadonlySet<string>,
): Promise<PlannedPicture> {
  const read = (file: string) => readOriginal(path.join(originalsFolder, file), slot, cacheFolder);
  const original = await read(entry.file);
  const tallOriginal = entry.tallFile ? await read(entry.tallFile) : original;
  const hash = hashOf([original.hash, tallOriginal.hash, entry.focus, entry.shapes]);
  const outputs: Output[] = [];
  const available: Record<string, Widths> = {};
  for (const [shape, wanted] of Object.entries(entry.shapes) as [Shape, Widths][]) {
    const { wide, tall } = shapes[shape];
    const add = (
      from: Original,
      ratio: readonly [number, number],
      widths: readonly number[],
      isTall: boolean,
    ) => {
      const focus = from === original ? entry.focus : ([0.5, 0.5] as const);
      const region = cropAround(from, ratio, focus);
      const fitting = widthsWithin(widths, region.width);
      if (fitting.length === 0) throw tooSmall(slot, from, region, shape, widths);
      const crop = cropName(shape, isTall);
      const output = (width: number, format: "avif" | "webp"): Output => ({
        address: pictureAddress(slot, hash, crop, width, format),
        source: from.file,
        region,
        width,
        height: Math.round((width * ratio[1]) / ratio[0]),
        encoding: encodingOf(shape, isTall, format),
      });
      outputs.push(...fitting.map((width) => output(width, "avif")), output(fallbackWidth(fitting), "webp"));
      return fitting;
    };
    const wideWidths = add(original, wide, wanted.wide, false);
    available[shape] =
      tall && wanted.tall
        ? { wide: wideWidths, tall: add(tallOriginal, tall, wanted.tall, true) }
        : { wide: wideWidths };
  }
  const { alt, focus } = entry;
  const rendering = drawings.has(original.hash);
  return { slot, hash, alt, focus, rendering, placeholder: original.placeholder, shapes: available, outputs };
}

/** Eight hexadecimal digits of everything that changes a file's bytes, the encoders' versions included. */
export function hashOf(parts: unknown[]): string {
  const { sharp: own, vips, heif, aom, webp } = sharp.versions;
  const all = JSON.stringify([settingsVersion, own, vips, heif, aom, webp, ...parts]);
  return createHash("sha256").update(all).digest("hex").slice(0, 8);
}

/** To be raised whenever crops, encodings or budgets change, so that no cache or browser keeps old files. */
const settingsVersion = 4;

function tooSmall(slot: string, from: Original, region: Region, shape: string, widths: readonly number[]) {
  const name = path.basename(from.file);
  return new PictureError(
    `media/originals/${name} (for ${slot}) is too small: ${from.width} x ${from.height} pixels leave ${region.width} for its ${shape} crop, and at least ${widths[0]} are needed. Use the camera's own file, ${widths.at(-1)} pixels wide or more.`,
  );
}
