import type { ReachContent } from "#content/schema/reach.ts";

type Month = NonNullable<ReachContent["year"]>["months"][number];

/**
 * The year in seasons of the river: neighbouring months in which it is in the same state. The year is a ring, so December
 * joins January, and the first season is the one that holds January.
 */
export function riverSeasons(months: readonly Month[]): { river: Month["river"]; months: Month[] }[] {
  const start = months.findLastIndex(({ river }, at) => river !== months.at(at - 1)?.river);
  const first = start >= 0 && months.at(-1)?.river === months[0]?.river ? start : 0;
  const seasons: { river: Month["river"]; months: Month[] }[] = [];
  for (const month of [...months.slice(first), ...months.slice(0, first)]) {
    const last = seasons.at(-1);
    if (last?.river === month.river) last.months.push(month);
    else seasons.push({ river: month.river, months: [month] });
  }
  return seasons;
}
