import { hash } from "node:crypto";
import { basename, parse } from "node:path";
import sharp from "sharp";
import {
  fallbackWidth,
  imageSlots,
  pictureUrl,
  type ResolvedPicture,
  type Shape,
  type Shapes,
} from "#schema/image-slots.ts";
import type { Picture } from "#schema/pictures.ts";
import { cropAround, findSizeFault, type Region, widthsWithin } from "./crop.ts";
import { isLarge, PictureError, readOriginal } from "./original.ts";

/** A file to create: a crop in one width and format. */
export interface Crop {
  readonly url: string;
  readonly source: string;
  /** Whether the original takes a lot of memory. */
  readonly isLarge: boolean;
  readonly region: Region;
  readonly slot: Picture["slot"];
  readonly isTall: boolean;
  readonly width: number;
  readonly height: number;
  readonly format: "avif" | "webp" | "jpg";
}

/** Plans all files of a picture in a slot, without creating them. Rejects with a PictureError. */
export async function planPicture(
  file: string,
  { slot, focus }: Pick<Picture, "slot" | "focus">,
  cacheFolder: string,
) {
  const original = await readOriginal(file, cacheFolder);
  const name = `${parse(file).name.replaceAll(/[^\w-]+/g, "-")}-${hashOf([original.hash, focus])}`;
  const { wide, tall, sizes }: Shapes = imageSlots[slot];
  const regionOf = ({ ratio }: Shape) => cropAround(original, ratio, focus);
  const tooSmall = findSizeFault(basename(file), original, slot);
  if (tooSmall) throw new PictureError(tooSmall);
  const crops: Crop[] = [];
  const cut = (shape: Shape, isTall: boolean): Shape => {
    const region = regionOf(shape);
    const [across, down] = shape.ratio;
    // Messengers need exactly this width, even if the picture must be upscaled.
    const widths = slot === "share" ? shape.widths : widthsWithin(shape.widths, region.width);
    const add = (width: number, format: Crop["format"]) => {
      const url = pictureUrl(name, slot, isTall, width, format);
      const height = Math.round((width * down) / across);
      const common = { source: original.file, isLarge: isLarge(original), region, slot, isTall };
      crops.push({ ...common, url, width, height, format });
    };
    for (const width of widths) add(width, slot === "share" ? "jpg" : "avif");
    if (slot !== "share") add(fallbackWidth(widths), "webp");
    return { ...shape, widths };
  };
  const shapes: Shapes = { wide: cut(wide, false), ...(tall && { tall: cut(tall, true) }), sizes };
  const resolved: Omit<ResolvedPicture, "alt"> = { name, slot, shapes, x: focus[0] * 4, y: focus[1] * 4 };
  return { resolved, crops };
}

/** A short hash of everything that affects the bytes of a file, including the encoders' versions. */
function hashOf(parts: unknown[]): string {
  const { sharp: sharpVersion, vips, heif, aom, webp } = sharp.versions;
  const all = JSON.stringify([settingsVersion, sharpVersion, vips, heif, aom, webp, ...parts]);
  return hash("sha256", all).slice(0, 8);
}

/** Increase it when crops, encodings or budgets change, so that the files get new names. */
const settingsVersion = 12;
