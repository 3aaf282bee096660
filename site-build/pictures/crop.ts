import { type ImageSlot, imageSlots, type Shape, type Shapes } from "#schema/image-slots.ts";

export type Size = { readonly width: number; readonly height: number };
export type Region = Size & { readonly left: number; readonly top: number };

/** The largest crop with the given ratio, centred on the focus as far as the edges allow. */
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

/** Why a picture cannot fill a slot: a crop of it would have less than half of the largest width. */
export function whyTooSmall(name: string, picture: Size, slot: ImageSlot): string | undefined {
  const { wide, tall }: Shapes = imageSlots[slot];
  const cropOf = ({ ratio }: Shape) => cropAround(picture, ratio, [0.5, 0.5]);
  const enlargement = (shape: Shape) => Math.max(...shape.widths) / cropOf(shape).width / 2;
  const hardest = tall && enlargement(tall) > enlargement(wide) ? tall : wide;
  if (enlargement(hardest) <= 1) return undefined;
  // A crop as wide as the picture is too narrow; another one is as high as the picture, which is too low.
  const isLow = cropOf(hardest).width < picture.width;
  const pixels = isLow ? picture.height : picture.width;
  const needed = Math.ceil(pixels * enlargement(hardest));
  return `${name} is only ${pixels} pixels ${isLow ? "high" : "wide"}: ${needed} are needed at least. Use the camera's own file`;
}

/** The widths that a crop has without enlargement, and its own if it is narrower than all, or much wider than these. */
export function widthsWithin(wanted: readonly number[], available: number): number[] {
  const fitting = wanted.filter((width) => width <= available);
  const largest = fitting.at(-1);
  const own = available - (available % 2);
  if (largest === undefined) return [own];
  if (fitting.length < wanted.length && available > largest * 1.12) fitting.push(own);
  return fitting;
}

function startOf(focus: number, whole: number, part: number): number {
  return Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
}
