import { hash } from "node:crypto";
import { basename, parse } from "node:path";
import sharp from "sharp";
import {
  fallbackWidth,
  type Place,
  pictureAddress,
  places,
  type Shape,
  type Shapes,
} from "#schema/places.ts";
import { cropAround, type Region, widthsWithin } from "./crop.ts";
import { type Original, PictureError, readOriginal } from "./original.ts";

/** A photograph, and the places that show it with the same focus. */
export type PlacedPicture = {
  readonly file: string;
  readonly focus: readonly [number, number];
  readonly places: readonly Place[];
};

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

export type PlannedPicture = {
  /** What the names of its files begin with: 'hero-dawn-0a1b2c3d'. */
  readonly name: string;
  /** With the widths that this picture has. */
  readonly shapes: { readonly [place in Place]?: Shapes };
  readonly crops: readonly Crop[];
};

/** What a place shows of a picture. */
type View = { readonly place: Place; readonly isTall: boolean; readonly wanted: Shape };

/** A view with the original it is cut from, and the widths that this one has. */
type PlannedView = View & {
  readonly original: Original;
  readonly region: Region;
  readonly shape: Shape;
};

/** Plans every file of a picture and makes none. Rejects with a PictureError. */
export async function planPicture(picture: PlacedPicture, cacheFolder: string): Promise<PlannedPicture> {
  const { file, focus } = picture;
  const original = await readOriginal(file, cacheFolder);
  const views = picture.places.flatMap(viewsOf).map((view) => planView(view, original, focus));
  const [most] = views.toSorted((one, other) => enlargement(other) - enlargement(one));
  if (most && enlargement(most) > 1) {
    const isLow = most.region.width < original.width;
    const has = isLow ? original.height : original.width;
    throw new PictureError(
      `${basename(file)} is only ${has} pixels ${isLow ? "high" : "wide"}: ${Math.ceil(has * enlargement(most))} are needed at least. Use the camera's own file`,
    );
  }
  const name = `${parse(file).name.replaceAll(/[^\w-]+/g, "-")}-${hashOf([original.hash, focus])}`;
  const shapes: { [place in Place]?: Shapes } = {};
  for (const { place, isTall, shape } of views)
    shapes[place] = isTall ? { wide: shape, ...shapes[place], tall: shape } : { wide: shape };
  return { name, shapes, crops: views.flatMap((view) => cropsOf(view, name)) };
}

function viewsOf(place: Place): View[] {
  const { wide, tall }: Shapes = places[place];
  const view: View = { place, isTall: false, wanted: wide };
  return tall ? [view, { place, isTall: true, wanted: tall }] : [view];
}

function planView(view: View, original: Original, focus: readonly [number, number]): PlannedView {
  const { ratio, widths } = view.wanted;
  const region = cropAround(original, ratio, focus);
  // Messengers want their width, even enlarged.
  const shape = { ratio, widths: view.place === "share" ? widths : widthsWithin(widths, region.width) };
  return { ...view, original, region, shape };
}

/** Above 1 the original is too small: it lacks even half of the width that the largest screens need. */
const enlargement = ({ region, wanted }: PlannedView) => Math.max(...wanted.widths) / region.width / 2;

function cropsOf(
  { place, isTall, original, region, shape: { ratio, widths } }: PlannedView,
  name: string,
): Crop[] {
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
const settingsVersion = 11;
