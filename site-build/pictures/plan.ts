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

/** What a place shows of a picture: one of its files, cut to a ratio, in the widths that screens need. */
type View = {
  readonly place: Place;
  readonly isTall: boolean;
  readonly key: FileKey;
  readonly ratio: readonly [number, number];
  readonly wanted: readonly number[];
};

/** A view with the original it is cut from, and the widths that this one has. */
type PlannedView = View & {
  readonly original: Original;
  readonly region: Region;
  readonly widths: readonly number[];
};

/** Plans every file of a picture and makes none. `report` gets a sentence for each file that cannot be used. */
export async function planPicture(
  name: string,
  entry: PlacedPicture,
  folders: { originals: string; cache: string },
  report: (key: FileKey, message: string) => void,
): Promise<PlannedPicture | undefined> {
  const read = (key: FileKey) =>
    readOriginal(folders.originals, entry[key] ?? entry.file, folders.cache).catch((error) => {
      if (!(error instanceof PictureError)) throw error;
      report(key, error.message);
    });
  const file = await read("file");
  const tallFile = entry.tallFile ? await read("tallFile") : file;
  if (!file || !tallFile) return undefined;

  const originals = { file, tallFile };
  const views = viewsOf(entry).map((view) => planView(view, originals[view.key], entry.focus));
  for (const key of ["file", "tallFile"] as const) {
    const least = Math.max(0, ...views.filter((view) => view.key === key).map(leastWidth));
    if (originals[key].width < least)
      report(
        key,
        `${entry[key]} is only ${originals[key].width} pixels wide: ${least} are needed at least. Use the camera's own file.`,
      );
  }
  const ownHash = hashOf([file.hash, tallFile.hash, entry.focus]);
  const widths: { [place in Place]?: Widths } = {};
  for (const view of views)
    widths[view.place] = view.isTall
      ? { wide: widths[view.place]?.wide ?? [], tall: view.widths }
      : { wide: view.widths };
  return {
    ...entry,
    name,
    hash: ownHash,
    widths,
    crops: views.flatMap((view) => cropsOf(view, `${name}-${ownHash}`)),
  };
}

function viewsOf({ places, tallFile }: PlacedPicture): View[] {
  return places.flatMap((place) => {
    const { wide, tall } = ratiosOf(place);
    const wanted = wantedWidths[place];
    const view: View = { place, isTall: false, key: "file", ratio: wide, wanted: wanted.wide };
    if (!tall || !wanted.tall) return [view];
    const key = tallFile ? "tallFile" : "file";
    return [view, { place, isTall: true, key, ratio: tall, wanted: wanted.tall }];
  });
}

function planView(view: View, original: Original, focus: readonly [number, number]): PlannedView {
  const region = cropAround(original, view.ratio, view.key === "file" ? focus : [0.5, 0.5]);
  // Messengers want their width, even enlarged.
  const widths = view.place === "share" ? view.wanted : widthsWithin(view.wanted, region.width);
  return { ...view, original, region, widths };
}

/** The width at which the original's crop has half of the pixels that the largest screens need. */
function leastWidth({ original, region, wanted }: PlannedView): number {
  return Math.ceil((original.width * Math.max(...wanted)) / region.width / 2);
}

function cropsOf({ place, isTall, ratio, original, region, widths }: PlannedView, name: string): Crop[] {
  const crop = (width: number, format: Crop["format"]): Crop => ({
    address: pictureAddress(name, place, isTall, width, format),
    source: original.file,
    region,
    place,
    isTall,
    width,
    height: Math.round((width * ratio[1]) / ratio[0]),
    format,
  });
  if (place === "share") return widths.map((width) => crop(width, "jpg"));
  return [...widths.map((width) => crop(width, "avif")), crop(fallbackWidth(widths), "webp")];
}

/** Eight hexadecimal digits of everything that changes a file's bytes, including the encoders' versions. */
export function hashOf(parts: unknown[]): string {
  const { sharp: own, vips, heif, aom, webp } = sharp.versions;
  const all = JSON.stringify([settingsVersion, own, vips, heif, aom, webp, ...parts]);
  return hash("sha256", all).slice(0, 8);
}

/** Raise it when crops, encodings or budgets change: the files then get new names. */
const settingsVersion = 10;
