import { type Day, isOfEveryYear, isWithin } from "./calendar.ts";

/** Rupees, and Philippine pesos. */
export const currencies = ["INR", "PHP"] as const;

type Currency = (typeof currencies)[number];

/** An amount in the price's currency, or a price that is told only on request. */
export type Amount = number | "on request";

/** The usual amount, and other amounts in certain seasons. */
interface SeasonalPrice {
  amount: Amount;
  seasons?: readonly { from: Day; until: Day; amount: Amount }[] | undefined;
}

/** The amount on a day. A season of a certain year comes before a season of every year; the usual amount comes last. */
export function amountOn({ amount, seasons = [] }: SeasonalPrice, day: Day): Amount {
  const current = seasons.filter((season) => isWithin(season, day));
  return (current.find(({ from }) => !isOfEveryYear(from)) ?? current[0])?.amount ?? amount;
}

/** An amount without decimals: ₹10,000 in an Indian `locale`, the language for Intl. */
export function formatPrice(amount: number, currency: Currency, locale: string): string {
  return format(amount, currency, locale, 0);
}

/** An amount with two decimals: ₹45.00. Other currencies than the rupee with their code: PHP 8,500.00. */
export function formatExactPrice(amount: number, currency: Currency, locale: string): string {
  return format(amount, currency, locale, 2);
}

function format(amount: number, currency: Currency, locale: string, decimals: number): string {
  const digits = amount.toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return currency === "INR" ? `₹${digits}` : `${currency} ${digits}`;
}
