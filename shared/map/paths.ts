import type { Point } from "./projection.ts";

const round = (value: number) => Math.round(value * 10) / 10;

/** A smooth SVG path through all points (Catmull-Rom). */
export function softPath(points: readonly Point[]): string {
  let path = "";
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (!before) {
      path = `M${round(point[0])} ${round(point[1])}`;
      return;
    }
    const [start, end] = [points[index - 2] ?? before, points[index + 1] ?? point];
    const pull = (from: Point, to: Point, at: Point, sign: number): Point => [
      at[0] + (sign * (to[0] - from[0])) / 6,
      at[1] + (sign * (to[1] - from[1])) / 6,
    ];
    const knots = [pull(start, point, before, 1), pull(before, end, point, -1), point];
    path += `C${knots.map(([x, y]) => `${round(x)} ${round(y)}`).join(" ")}`;
  });
  return path;
}

export function distanceToLine([x, y]: Point, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  line.forEach(([toX, toY], index) => {
    const [fromX, fromY] = line[index - 1] ?? [toX, toY];
    const [alongX, alongY] = [toX - fromX, toY - fromY];
    const length = alongX ** 2 + alongY ** 2;
    const part = length === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / length;
    const at = Math.min(1, Math.max(0, part));
    least = Math.min(least, Math.hypot(x - fromX - at * alongX, y - fromY - at * alongY));
  });
  return least;
}
