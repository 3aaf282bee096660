/** A point of the skyline in degrees: to the right of its left end, and above the level horizon. */
export type SkylinePoint = readonly [along: number, up: number];

/** Unevenness of the ridge, from lesser mountains to rocks: length in degrees, height as a share of the highest summit. */
const waves = [
  [6.3, 0.13],
  [2.7, 0.05],
  [1.1, 0.02],
  [0.5, 0.006],
] as const;
/** How far the side of a mountain falls in its first degree, as a share of the highest summit. */
const steepness = 0.062;
/** Degrees from point to point, before those are left out that change the line by less than `finest`. */
const step = 0.25;
const finest = 0.004;

/**
 * A skyline through the given summits, from 0 to `span` degrees. Only the summits are true. What lies between them is made
 * up: the sides of mountains, a lower crest, hills that sink to the right. The same summits always give the same line, and
 * no point of it stands above the summits beside it.
 */
export function drawSkyline(summits: readonly SkylinePoint[], span: number): SkylinePoint[] {
  const top = Math.max(...summits.map(([, up]) => up));
  const shares = summits.map(([at, up]) => [at, up / top] as const);
  const madeUp = Array.from({ length: Math.round(span / step) }, (_, index) => index * step)
    .concat(span)
    .filter((along) => summits.every(([at]) => Math.abs(at - along) > step / 2))
    .map((along) => [along, top * heightAt(along, shares, span)] as const);
  const line = [...madeUp, ...summits].toSorted(([one], [other]) => one - other);
  const fixed = [0, ...summits.map((summit) => line.indexOf(summit)), line.length - 1];
  return fixed.flatMap((end, index) =>
    simplify(line.slice(fixed[index - 1] ?? 0, end + 1), finest * top).slice(index && 1),
  );
}

/** The line's height at a place, as a share of the highest summit. */
function heightAt(along: number, summits: readonly SkylinePoint[], span: number): number {
  const right = summits.find(([at]) => at > along);
  const left = summits.findLast(([at]) => at < along);
  const beside = [left, right].filter((summit) => summit !== undefined);
  const limit = Math.max(...beside.map(([, up]) => up));
  const sides = [left && sideOf(left, right, along), right && sideOf(right, left, along)];
  const mountain = Math.max(...sides.map((up) => up ?? 0));
  const level = roundedMaximum(mountain, Math.min(crestAt(along, summits, span), 0.8 * limit));
  // Small near a summit, which stays the highest point there, and on low hills.
  const away = Math.min(...beside.map(([at]) => Math.abs(at - along)));
  const scale = Math.max(0.3, Math.min(1, 2 * level));
  const uneven = waves.map(
    ([length, height]) => height * waveAt(along, length) * Math.min(1, away / Math.min(length, 2.5)),
  );
  return Math.max(0.015, Math.min(limit, level + scale * uneven.reduce((sum, wave) => sum + wave)));
}

/** A side of a mountain: each another slope, and steep enough to leave a col before the next summit. */
function sideOf([at, up]: SkylinePoint, next: SkylinePoint | undefined, along: number): number {
  const seed = at * 3.1 + (along < at ? 2 : 1);
  const own = steepness * (0.75 + 0.8 * noise(seed));
  const needed = next ? (1.3 * Math.max(0, up - next[1]) + 0.16) / Math.abs(next[0] - at) : 0;
  return up - Math.max(own, needed) * Math.abs(at - along) ** 0.88;
}

/** What the mountains rise from: a high crest that sinks to the ends of the row, and stays below each summit. */
function crestAt(along: number, summits: readonly SkylinePoint[], span: number): number {
  const [first, last] = [summits[0]?.[0] ?? 0, summits.at(-1)?.[0] ?? 0];
  const part = (along - last) / (span - last);
  const crest = along < first ? 0.44 : along < last ? 0.5 : 0.1 + 0.4 * (1 - part) ** 1.5;
  return Math.min(
    crest,
    ...summits.map(([at, up]) => 0.72 * up + 0.03 * Math.max(0, Math.abs(at - along) - 1)),
  );
}

/** The higher of two lines, with a round valley where they meet. */
function roundedMaximum(one: number, other: number): number {
  const width = 0.1;
  const near = Math.max(0, width - Math.abs(one - other));
  return Math.max(one, other) + near ** 2 / (4 * width);
}

/** Between -1 and 1: tops and hollows in turn, of uneven length and height. */
function waveAt(along: number, length: number): number {
  const at = (knot: number) => (knot + 0.7 * (noise(knot * 1.7 + length * 31) - 0.5)) * length;
  const up = (knot: number) => (knot % 2 ? 1 : -1) * (0.25 + 0.75 * noise(knot + length * 7));
  const near = Math.floor(along / length);
  const from = along < at(near) ? near - 1 : along < at(near + 1) ? near : near + 1;
  const part = (along - at(from)) / (at(from + 1) - at(from));
  return up(from) * (1 - part) + up(from + 1) * part;
}

/** Ramer, Douglas and Peucker: without the points that are nearer than `tolerance` to the line of the others. */
function simplify(line: readonly SkylinePoint[], tolerance: number): readonly SkylinePoint[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const slope = (last[1] - first[1]) / (last[0] - first[0]);
  const errors = line.map(([along, up]) => Math.abs(first[1] + slope * (along - first[0]) - up));
  const worst = errors.indexOf(Math.max(...errors));
  if ((errors[worst] ?? 0) < tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, worst + 1), tolerance),
    ...simplify(line.slice(worst), tolerance).slice(1),
  ];
}

/** The same number between 0 and 1 for the same seed. */
function noise(seed: number): number {
  const value = Math.sin(seed * 17.0998) * 43758.5453;
  return value - Math.floor(value);
}
