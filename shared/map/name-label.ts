import type { Box } from "./box.ts";
import type { Point } from "./projection.ts";

/** Where a name stands beside its point, in CSS pixels: names keep their size at every zoom. */
export function labelPlace(
  side: string,
  kind: string,
): { dx: number; dy: number; anchor: "start" | "middle" | "end" } {
  const anchor = side.includes("left") ? "end" : side.includes("right") ? "start" : "middle";
  // An airport's plane, in the ring of its marker, is larger than a town's sign.
  const isLargeSign = kind === "airport";
  const above = side === "right-above" ? -4 : isLargeSign ? -15 : -9;
  const dy = side.includes("above") ? above : side.includes("below") ? (isLargeSign ? 25 : 17) : 5;
  const away = isLargeSign ? 14 : side === "left" || side === "right" ? 10 : 6;
  return { dx: anchor === "start" ? away : anchor === "end" ? -away : 0, dy, anchor };
}

/** The room that the name of a point at `at` takes; both in pixels. */
export function nameBox({ name, side, kind }: { name: string; side: string; kind: string }, at: Point): Box {
  const { dx, dy, anchor } = labelPlace(side, kind);
  return textBox([at[0] + dx, at[1] + dy], anchor, name.length * (isLarge(name) ? 9.5 : 7));
}

/** The one town that everybody looks for first. */
export function isLarge(name: string): boolean {
  return name === "Rishikesh";
}

/** The room of a text of one line whose baseline begins, has its middle or ends at `at`. */
export function textBox([x, y]: Point, anchor: "start" | "middle" | "end", width: number): Box {
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - 11, bottom: y + 4 };
}
