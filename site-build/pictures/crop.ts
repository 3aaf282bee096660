import { type ImageSlot, imageSlots, type Shape, type Shapes } from "#schema/image-slots.ts";

export type Size = { readonly width: number; readonly height: number };
export type Region = Size & { readonly left: number; readonly top: number };

/** The largest crop with this ratio, centred on the focus as far as the picture's edges allow. */
export function cropAround(
  picture: Size,
  ratio: readonly [number, number],
  focus: readonly [number, number],
): Region {
  const scale = Math.min(picture.width / ratio[0], picture.height / ratio[1]);
  const width = Math.min(picture.width, Math.round(ratio[0] * scale));
  const height = Math.min(picture.height, Math.round(ratio[1] * scale));
  return {
    left: startOf(focus[0], picture.width, width),
    top: startOf(focus[1], picture.height, height),
    width,
    height,
  };
}

/**
 * Describes a picture that is too small: one of its crops has less than half of the slot's largest width. Otherwise undefined.
 */
export function findSizeFault(name: string, picture: Size, slot: ImageSlot): string | undefined {
  const { wide, tall }: Shapes = imageSlots[slot];
  const cropOf = ({ ratio }: Shape) => cropAround(picture, ratio, [0.5, 0.5]);
  const enlargement = (shape: Shape) => Math.max(...shape.widths) / cropOf(shape).width / 2;
  const hardest = tall && enlargement(tall) > enlargement(wide) ? tall : wide;
  if (enlargement(hardest) <= 1) return undefined;
  // A crop narrower than the picture has its full height, so the height is what is missing.
  const isLow = cropOf(hardest).width < picture.width;
  const pixels = isLow ? picture.height : picture.width;
  const needed = Math.ceil(pixels * enlargement(hardest));
  return `${name} is only ${pixels} pixels ${isLow ? "high" : "wide"}; at least ${needed} are needed. Use the original file from the camera`;
}

/**
 * The widths that need no upscaling. Adds the crop's own width if none fits, or if it is much wider than the largest that
 * does.
 */
export function widthsWithin(wanted: readonly number[], available: number): number[] {
  const fitting = wanted.filter((width) => width <= available);
  const largest = fitting.at(-1);
  const cropWidth = available - (available % 2);
  if (largest === undefined) return [cropWidth];
  if (fitting.length < wanted.length && available > largest * 1.12) fitting.push(cropWidth);
  return fitting;
}

function startOf(focus: number, available: number, size: number): number {
  return Math.round(Math.min(Math.max(focus * available - size / 2, 0), available - size));
}
