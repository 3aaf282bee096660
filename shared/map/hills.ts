import { distanceToLine } from "./paths.ts";
import { type Point, pointsOf, project, reach } from "./projection.ts";

export interface Hill {
  at: Point;
  size: number;
  snow: boolean;
}

// The southern edge of the hills, above the plains and the Doon valley, from west to east: longitude, latitude.
const foot = pointsOf([
  77.6, 30.56, 77.9, 30.48, 78.05, 30.4, 78.2, 30.27, 78.27, 30.15, 78.31, 30.02, 78.36, 29.92, 78.45, 29.82,
  78.55, 29.76, 78.7, 29.67, 78.85, 29.58, 79.1, 29.45, 79.6, 29.3,
]);
// The low Siwalik range between the plains and the Doon valley.
const siwalik = pointsOf([77.72, 30.28, 77.9, 30.17, 78.05, 30.04, 78.12, 29.98]).map(project);
const stepDegrees = 0.062;

/**
 * Hill symbols as on old maps. They are generated and show no real summits: larger towards the north, and clear of all
 * real features.
 */
export function growHills(clearOf: readonly { line: readonly Point[]; room: number }[]): Hill[] {
  const random = seeded(246179);
  const hills: Hill[] = [];
  for (let latitude: number = reach.north + 0.1; latitude > reach.south; latitude -= stepDegrees) {
    for (let longitude: number = reach.west; longitude < reach.east; longitude += stepDegrees) {
      // Four random numbers for every cell, used or not: a new road must not move hills elsewhere.
      const [east, north, chance, grow] = [random(), random(), random(), random()];
      const place = [longitude + (east - 0.5) * 0.05, latitude + (north - 0.5) * 0.045] as const;
      const at = project(place);
      const rise = (place[1] - footAt(place[0])) / 0.6;
      const low = distanceToLine(at, siwalik) < 14;
      if (!low && (rise < 0.02 || chance > 0.8)) continue;
      const size = low ? 5 + grow * 2 : 7 + Math.min(1, rise) * 6 + grow * 4;
      const middle: Point = [at[0] + size * 1.3, at[1] - size * 0.4];
      if (clearOf.some(({ line, room }) => distanceToLine(middle, line) < room + size)) continue;
      if (hills.some((other) => Math.hypot(other.at[0] - at[0], (other.at[1] - at[1]) * 1.4) < 30)) continue;
      hills.push({ at, size, snow: place[1] > 30.66 && rise > 0.2 });
    }
  }
  return hills;
}

function footAt(longitude: number): number {
  for (let index = 1; index < foot.length; index += 1) {
    const [west, east] = [foot[index - 1], foot[index]];
    if (west && east && longitude <= east[0]) {
      return west[1] + ((longitude - west[0]) / (east[0] - west[0])) * (east[1] - west[1]);
    }
  }
  return foot.at(-1)?.[1] ?? 0;
}

/** Random numbers that are the same in every build and browser (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
