import type { PictureName } from "#content/schema/fields.ts";
import { type PictureRow, unpackLook } from "#media/table.ts";

const rows = new Map<string, PictureRow>();

/** Called by the modules that site-build/pictures.ts makes, one for each picture that a page's content names. */
export function addPicture(slot: string, row: PictureRow): void {
  rows.set(slot, row);
}

export function pictureRow(slot: PictureName): PictureRow {
  const row = rows.get(slot);
  if (!row)
    throw new Error(`No file in content/ names the picture ${slot}, so the build has not brought it along.`);
  return row;
}

/** Who made it; undefined where that is the resort. */
export const creditOf = (slot: PictureName) => pictureRow(slot)[4];

export const isDrawn = (slot: PictureName) => unpackLook(pictureRow(slot)[1]).isRendering;
