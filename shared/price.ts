import { type Day, isOfEveryYear, isWithin } from "./calendar.ts";

/** Rupees, and Philippine pesos. */
export const currencies = ["INR", "PHP"] as const;

export type Currency = (typeof currencies)[number];

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

/** An amount as India writes it, without decimals: ₹10,000. */
export function formatPrice(amount: number, currency: Currency): string {
  return format(amount, currency, 0);
}

/** An amount with its two decimals and, outside India's own currency, the code written out: PHP 8,500.00, ₹45.00. */
export function formatExactPrice(amount: number, currency: Currency): string {
  return format(amount, currency, 2);
}

function format(amount: number, currency: Currency, decimals: number): string {
  const digits = amount.toLocaleString("en-IN", {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return currency === "INR" ? `₹${digits}` : `${currency} ${digits}`;
}
