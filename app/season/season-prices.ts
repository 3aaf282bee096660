import { priceWords } from "#content/calendar.yaml";
import type { Price } from "#content/schema/fields.ts";
import { type Day, isOver } from "#shared/calendar.ts";
import { fill } from "#shared/fill.ts";
import { type Amount, amountOn } from "#shared/price.ts";
import { sayDay } from "./say-day.ts";

/** Writes an amount. */
export type Say = (amount: number, currency: Price["currency"]) => string;

/** What it costs on a day, in words where it is told on request. */
export function sayPrice(price: Price, day: Day, say: Say): string {
  return sayAmount(amountOn(price, day), price, say);
}

/** What it costs on which days, for who comes at another time; nothing where it is the same all the year. */
export function sayPrices(price: Price, day: Day, say: Say): string | undefined {
  const seasons = price.seasons?.filter((season) => !isOver(season, day));
  if (!seasons?.length) return;
  const parts = seasons.map(({ amount, from, until }) =>
    fill(priceWords.season, {
      amount: sayAmount(amount, price, say),
      from: sayDay(from),
      until: sayDay(until),
    }),
  );
  const otherwise = fill(priceWords.otherwise, { amount: sayAmount(price.amount, price, say) });
  return [...parts, otherwise].map((part) => `${part}.`).join(" ");
}

/** True where words stand in the place of an amount. */
export function isOnRequest(price: Price, day: Day): boolean {
  return amountOn(price, day) === "on request";
}

function sayAmount(amount: Amount, { currency }: Price, say: Say): string {
  return amount === "on request" ? priceWords.onRequest : say(amount, currency);
}
