import { isDeepStrictEqual } from "node:util";
import type { Path } from "#site-build/content/fields.ts";
import type { Mistake } from "#site-build/content/mistake.ts";
import { diff, follow, revert } from "./merge.ts";

/**
 * Applies to `before` as many of the changes towards `wanted` as `check` accepts together. Changes at `held` are left out.
 * Returns also all mistakes that were found, with their paths in `wanted`. `placeOf` says which field to leave out because
 * of a mistake; undefined for a mistake in another file.
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
    // The wrong field itself has not changed: find the change that makes it wrong.
    const attempts = diff(before, tried).map(({ path }) => revert(before, tried, [path]));
    value = attempts.find((each) => check(each).length < found.length) ?? before;
  }
  return { value, mistakes };
}
