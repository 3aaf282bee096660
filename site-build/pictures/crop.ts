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
