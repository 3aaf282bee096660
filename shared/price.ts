import { type Day, isOfEveryYear, isWithin } from "./calendar.ts";

/** An amount in the price's currency; some houses tell theirs only to those who ask. */
export type Amount = number | "on request";

/** What something costs, and what else in the seasons that it names. */
export interface SeasonalPrice {
  amount: Amount;
  seasons?: readonly { from: Day; until: Day; amount: Amount }[] | undefined;
}

/** What it costs on a day. A season of one year goes before one of every year, and any before the rest of the year. */
export function amountOn({ amount, seasons = [] }: SeasonalPrice, day: Day): Amount {
  const due = seasons.filter((season) => isWithin(season, day));
  return (due.find(({ from }) => !isOfEveryYear(from)) ?? due[0])?.amount ?? amount;
}
