import type { Box } from "./box.ts";
import type { Point } from "./projection.ts";

/** The offset of a name from its point in CSS pixels: names keep their size at every zoom. */
export interface NamePlace {
  dx: number;
  dy: number;
  anchor: "start" | "middle" | "end";
}

export function labelPlace(side: string, kind: string): NamePlace {
  const anchor = side.includes("left") ? "end" : side.includes("right") ? "start" : "middle";
  // An airport's symbol is larger than a town's.
  const isLargeSign = kind === "airport";
  const above = side === "right-above" ? -4 : isLargeSign ? -15 : -9;
  const dy = side.includes("above") ? above : side.includes("below") ? (isLargeSign ? 25 : 17) : 5;
  const away = isLargeSign ? 14 : side === "left" || side === "right" ? 12 : 6;
  return { dx: anchor === "start" ? away : anchor === "end" ? -away : 0, dy, anchor };
}

/** How many letters wide a text is: signs above and below letters need no room, those beside them half of it. */
export const lettersOf = (text: string): number =>
  text.replaceAll(/\p{M}/gu, "").length + (text.match(/\p{Mc}/gu)?.length ?? 0) / 2;

/** The box of a name whose point is at `at`. Both in pixels. */
export function nameBox(
  { name, side, kind, large }: { name: string; side: string; kind: string; large?: true | undefined },
  at: Point,
  { dx, dy, anchor }: NamePlace = labelPlace(side, kind),
): Box {
  return textBox([at[0] + dx, at[1] + dy], anchor, lettersOf(name) * (large ? 9.5 : 7));
}

/** The box of a line of text. The start, middle or end of its baseline is at the given point. */
export function textBox([x, y]: Point, anchor: "start" | "middle" | "end", width: number): Box {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 11, bottom: y + 4 };
}
