import type { Point } from "./projection.ts";

/** A rectangle, in units of the drawing or in pixels. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function isInside([x, y]: Point, box: Box, margin = 0): boolean {
  return x > box.left - margin && x < box.right + margin && y > box.top - margin && y < box.bottom + margin;
}

/** The area that both boxes share. */
export function overlap(box: Box, other: Box): number {
  const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
