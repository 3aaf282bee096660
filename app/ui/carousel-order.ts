/**
 * How many places `index` lies after (positive) or before (negative) `current` by the nearer way round a ring of
 * `count`; exactly opposite counts as after.
 */
export function nearestOffset(index: number, current: number, count: number): number {
  const ahead = (((index - current) % count) + count) % count;
  return ahead > count / 2 ? ahead - count : ahead;
}
