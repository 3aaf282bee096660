import { priceWords } from "#content/calendar.yaml";
import { locale } from "#content/editions.yaml";
import type { Price } from "#content/schema/fields.ts";
import { type Day, isOver, sayDay } from "#shared/calendar.ts";
import { fill } from "#shared/fill.ts";
import { type Amount, amountOn } from "#shared/price.ts";

/** Formats an amount. */
export type Say = (amount: number, currency: Price["currency"], locale: string) => string;

/** The price on a day, or the words for a price on request. */
export function sayPrice(price: Price, day: Day, say: Say): string {
  return sayAmount(amountOn(price, day), price, say);
}

/** The prices of all coming seasons; undefined when the price is the same all year. */
export function sayPrices(price: Price, day: Day, say: Say): string | undefined {
  const seasons = price.seasons?.filter((season) => !isOver(season, day));
  if (!seasons?.length) return;
  const parts = seasons.map(({ amount, from, until }) =>
    fill(priceWords.season, {
      amount: sayAmount(amount, price, say),
      from: sayDay(from, locale),
      until: sayDay(until, locale),
    }),
  );
  const otherwise = fill(priceWords.otherwise, { amount: sayAmount(price.amount, price, say) });
  return [...parts, otherwise].map((part) => `${part}.`).join(" ");
}

/** True if the price on that day is told on request only. */
export function isOnRequest(price: Price, day: Day): boolean {
  return amountOn(price, day) === "on request";
}

function sayAmount(amount: Amount, { currency }: Price, say: Say): string {
  return amount === "on request" ? priceWords.onRequest : say(amount, currency, locale);
}
