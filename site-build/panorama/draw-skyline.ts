/** A point of the skyline in degrees: to the right of its left end, and above the level horizon. */
export type SkylinePoint = readonly [along: number, up: number];

/** How wide the side of a summit is before the crest begins, in degrees. */
const sideOfSummit = 4.8;
/** How far a side falls over this width, and how high the crest is, as shares of the highest summit. */
const fall = 0.42;
const crest = 0.55;
const stepOfHills = 3.6;
const finest = 0.4;

/**
 * A skyline through the given summits, from 0 to `span` degrees. Only the summits are true. What lies between them is made
 * up: saddles, a crest, hills that fall to both ends. The same summits always give the same line, and no point of it stands
 * above the summits beside it.
 */
export function drawSkyline(summits: readonly SkylinePoint[], span: number): SkylinePoint[] {
  const top = Math.max(...summits.map(([, up]) => up));
  const crestAt = (up: number) => Math.min(crest * top, up * 0.7);
  const knots: SkylinePoint[] = [[0, 0]];
  for (const [index, [at, up]] of summits.entries()) {
    const [lastAt, lastUp] = summits[index - 1] ?? [0, 0];
    const gap = at - lastAt;
    const lower = Math.min(lastUp, up);
    if (index === 0) addHills(knots, [at - Math.min(sideOfSummit, gap / 2), crestAt(up)], up);
    else if (gap < 2.2 * sideOfSummit) {
      const saddle = lower - (fall * top * gap) / (2 * sideOfSummit);
      // Nearer to the lower one.
      knots.push([lastAt + gap * (up < lastUp ? 0.58 : 0.42), Math.max(crestAt(lower), saddle)]);
    } else {
      knots.push([lastAt + sideOfSummit, crestAt(lastUp)]);
      addHills(knots, [at - sideOfSummit, crestAt(up)], lower);
    }
    knots.push([at, up]);
  }
  const [lastAt, lastUp] = summits.at(-1) ?? [0, 0];
  knots.push([lastAt + Math.min(sideOfSummit, (span - lastAt) / 3), crestAt(lastUp)]);
  addHills(knots, [span, 0], lastUp);
  return knots.flatMap((knot, index) => [...between(knots[index - 1] ?? knot, knot), knot]);
}

/** Hills from the last knot to another one, their tops and valleys in turn, all well below `limit`. */
function addHills(knots: SkylinePoint[], [at, up]: SkylinePoint, limit: number): void {
  const [fromAt, fromUp] = knots.at(-1) ?? [0, 0];
  const count = Math.max(0, Math.round((at - fromAt) / stepOfHills) - 1);
  // Towards the lower end it falls quickly at first.
  const levelAt = (part: number) =>
    up < fromUp ? fromUp * (1 - part) ** 2.2 + up * part : fromUp + (up - fromUp) * part ** 1.5;
  for (let index = 1; index <= count; index++) {
    const part = (index + (noise(fromAt + index) - 0.5) * 0.6) / (count + 1);
    const level = levelAt(part);
    const lift = (index % 2 ? 0.26 : -0.1) * (0.35 + noise(at + index)) * (0.25 * limit + 0.75 * level);
    knots.push([fromAt + (at - fromAt) * part, Math.min(0.86 * limit, Math.max(0.03 * limit, level + lift))]);
  }
  knots.push([at, up]);
}

/** Points between two knots, by halving: steeper towards the higher one, and uneven. */
function between(from: SkylinePoint, to: SkylinePoint): SkylinePoint[] {
  const [width, rise] = [to[0] - from[0], Math.abs(to[1] - from[1])];
  if (width < finest) return [];
  const along = from[0] + width * (0.4 + 0.2 * noise(to[0]));
  const uneven = (noise(from[0] + to[0]) - 0.5) * (0.05 * width * Math.min(1, from[1] + to[1]) + 0.26 * rise);
  const up = (from[1] + to[1]) / 2 - 0.07 * rise + uneven;
  const middle = [along, Math.max(0, Math.min(up, Math.max(from[1], to[1]) - 0.01))] as const;
  return [...between(from, middle), middle, ...between(middle, to)];
}

/** The same number between 0 and 1 for the same seed. */
function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}
