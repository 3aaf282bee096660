import { isDeepStrictEqual } from "node:util";
import type { Path } from "#site-build/content/fields.ts";
import type { Mistake } from "#site-build/content/mistake.ts";
import { diff, follow, revert } from "./merge.ts";

/**
 * As many of the changes from `before` to `wanted` as `check` accepts together, apart from those at `held`; and all
 * mistakes on the way, with their places in `wanted`. `placeOf` gives the place of what a mistake holds back: undefined
 * for a mistake of another file.
 */
export function findValidPart(
  before: unknown,
  wanted: unknown,
  held: readonly Path[],
  check: (value: unknown) => readonly Mistake[],
  placeOf: (mistake: Mistake) => Path | undefined,
): { value: unknown; mistakes: Mistake[] } {
  let value = revert(before, wanted, held);
  const mistakes: Mistake[] = [];
  while (!isDeepStrictEqual(value, before)) {
    const found = check(value);
    if (found.length === 0) break;
    const tried = value;
    for (const each of found)
      mistakes.push({ ...each, path: (placeOf(each) && follow(each.path, tried, wanted)) ?? each.path });
    const places = found.map(placeOf).filter((place) => place !== undefined);
    value = revert(before, tried, places);
    if (!isDeepStrictEqual(value, tried)) continue;
    // The mistake is at a place that was not changed: some other change has caused it.
    const attempts = diff(before, tried).map(({ path }) => revert(before, tried, [path]));
    value = attempts.find((each) => check(each).length < found.length) ?? before;
  }
  return { value, mistakes };
}
