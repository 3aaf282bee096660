import { hash } from "node:crypto";
import sharp from "sharp";
import type { PictureEntry } from "#content/schema/pictures.ts";
import { fallbackWidth, type Place, pictureAddress, ratiosOf, type Widths } from "#media/places.ts";
import { cropAround, type Region, widthsWithin } from "./crop.ts";
import { wantedWidths } from "./encodings.ts";
import { type Original, PictureError, readOriginal } from "./original.ts";

/** An entry of pictures.yaml with the places that show it. */
export type PlacedPicture = PictureEntry & { readonly places: readonly Place[] };

/** One file to make: a crop in one width and format. */
export type Crop = {
  readonly address: string;
  readonly source: string;
  readonly region: Region;
  readonly place: Place;
  readonly isTall: boolean;
  readonly width: number;
  readonly height: number;
  readonly format: "avif" | "webp" | "jpg";
};

export type PlannedPicture = PlacedPicture & {
  readonly name: string;
  readonly hash: string;
  readonly widths: { readonly [place in Place]?: Widths };
  readonly crops: readonly Crop[];
};

type FileKey = "file" | "tallFile";

/** Plans every file of a picture and makes none. `report` gets a sentence for each file that cannot be used. */
export async function planPicture(
  name: string,
  entry: PlacedPicture,
  folders: { originals: string; cache: string },
  report: (key: FileKey, message: string) => void,
): Promise<PlannedPicture | undefined> {
  const read = async (key: FileKey) => {
    const file = entry[key];
    if (!file) return undefined;
    return readOriginal(folders.originals, file, folders.cache).catch((error) => {
      if (!(error instanceof PictureError)) throw error;
      report(key, error.message);
    });
  };
  const [wideOriginal, ownTall] = [await read("file"), await read("tallFile")];
  const tallOriginal = entry.tallFile ? ownTall : wideOriginal;
  if (!wideOriginal || !tallOriginal) return undefined;

  const ownHash = hashOf([wideOriginal.hash, tallOriginal.hash, entry.focus]);
  const crops: Crop[] = [];
  const smallest = { file: 0, tallFile: 0 };
  const plan = (place: Place, isTall: boolean, widths: readonly number[]): readonly number[] => {
    const { wide, tall } = ratiosOf(place);
    const ratio = (isTall && tall) || wide;
    const key = isTall && entry.tallFile ? "tallFile" : "file";
    const from = isTall ? tallOriginal : wideOriginal;
    const region = cropAround(from, ratio, key === "tallFile" ? [0.5, 0.5] : entry.focus);
    smallest[key] = Math.max(smallest[key], leastWidth(from, region.width, widths));
    // Messengers want this width, even enlarged.
    const fitting = place === "share" ? widths : widthsWithin(widths, region.width);
    const crop = (width: number, format: Crop["format"]): Crop => ({
      address: pictureAddress(`${name}-${ownHash}`, place, isTall, width, format),
      source: from.file,
      region,
      place,
      isTall,
      width,
      height: Math.round((width * ratio[1]) / ratio[0]),
      format,
    });
    if (place === "share") crops.push(...fitting.map((width) => crop(width, "jpg")));
    else crops.push(...fitting.map((width) => crop(width, "avif")), crop(fallbackWidth(fitting), "webp"));
    return fitting;
  };
  const widths = Object.fromEntries(
    entry.places.map((place) => {
      const { wide, tall } = wantedWidths[place];
      const planned = plan(place, false, wide);
      return [place, tall ? { wide: planned, tall: plan(place, true, tall) } : { wide: planned }];
    }),
  );
  for (const [key, original] of [
    ["file", wideOriginal],
    ["tallFile", ownTall],
  ] as const)
    if (original && original.width < smallest[key])
      report(
        key,
        `${entry[key]} is only ${original.width} pixels wide: ${smallest[key]} are needed at least. Use the camera's own file.`,
      );
  return { ...entry, name, hash: ownHash, widths, crops };
}

/** The width at which an original's crop has half of the pixels that the largest screens need. */
function leastWidth(original: Original, cropWidth: number, widths: readonly number[]): number {
  return Math.ceil((original.width * Math.max(...widths)) / cropWidth / 2);
}

/** Eight hexadecimal digits of everything that changes a file's bytes, including the encoders' versions. */
export function hashOf(parts: unknown[]): string {
  const { sharp: own, vips, heif, aom, webp } = sharp.versions;
  const all = JSON.stringify([settingsVersion, own, vips, heif, aom, webp, ...parts]);
  return hash("sha256", all).slice(0, 8);
}

/** Raise it when crops, encodings or budgets change: the files then get new names. */
const settingsVersion = 10;
