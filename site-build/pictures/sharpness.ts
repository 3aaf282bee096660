import { type Shape, shapes, type Widths } from "#media/shapes.ts";
import { cropAround, type Size } from "./crop.ts";

/** One entry of pictures.yaml with the crops that it is needed in. */
export type Entry = {
  readonly file: string;
  readonly tallFile?: string | undefined;
  readonly alt: string;
  readonly credit?: string | undefined;
  readonly focus: readonly [number, number];
  readonly shapes: { readonly [shape in Shape]?: Widths };
};

/** A crop with this share of the widest width asked for still looks sharp. */
const sharpShare = 0.85;

type FileKey = "file" | "tallFile";

export type PictureMistake = { readonly key: FileKey; readonly message: string };

/** One crop that a place needs, in its widths; `key` is the file it is cut from. */
type WantedCrop = {
  readonly shape: Shape;
  readonly isTall: boolean;
  readonly key: FileKey;
  readonly ratio: readonly [number, number];
  readonly widths: readonly number[];
};

export function cropsOf({ shapes: wanted, tallFile }: Pick<Entry, "shapes" | "tallFile">): WantedCrop[] {
  return (Object.entries(wanted) as [Shape, Widths][]).flatMap(([shape, widths]) => {
    const { wide, tall } = shapes[shape];
    const crop: WantedCrop = { shape, isTall: false, key: "file", ratio: wide, widths: widths.wide };
    if (!tall || !widths.tall) return [crop];
    const key = tallFile ? "tallFile" : "file";
    return [crop, { shape, isTall: true, key, ratio: tall, widths: widths.tall }];
  });
}

/** The width in pixels that a picture of these proportions needs for all its crops to be sharp. */
export function neededWidth(picture: Size, crops: readonly Pick<WantedCrop, "ratio" | "widths">[]): number {
  const needed = crops.map(({ ratio, widths }) => {
    const given = cropAround(picture, ratio, [0.5, 0.5]).width / picture.width;
    return (sharpShare * Math.max(...widths)) / given;
  });
  return Math.ceil(Math.max(0, ...needed));
}

/** Which files of an entry are too small to be sharp, or to be used. */
export function judgeSizes(
  entry: Pick<Entry, "file" | "tallFile" | "shapes">,
  originals: Record<FileKey, Size>,
): (PictureMistake & { isTooSmall: boolean })[] {
  const crops = cropsOf(entry);
  return (["file", "tallFile"] as const).flatMap((key) => {
    const name = entry[key];
    const picture = originals[key];
    if (!name) return [];
    const needed = neededWidth(
      picture,
      crops.filter((crop) => crop.key === key),
    );
    if (picture.width >= needed) return [];
    const isTooSmall = picture.width < needed / 2;
    const message = isTooSmall
      ? `${name} is only ${picture.width} pixels wide: ${needed} are needed, and half of them at least. Use the camera's own file.`
      : `${name} is ${picture.width} pixels wide and will look a little soft: ${needed} are needed. The camera's own file may be larger.`;
    return [{ key, message, isTooSmall }];
  });
}
