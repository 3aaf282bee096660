import { plain } from "./normalize.ts";

/** An amount of money. Without a currency it is the site's own. */
export class Price {
  readonly amount: number;
  /** Such as EUR. */
  readonly currency: string | undefined;
  constructor(amount: number, currency?: string) {
    this.amount = amount;
    this.currency = currency;
  }
}

export const currencies: readonly string[] = Intl.supportedValuesOf("currency");

const inCurrency = (locale: string, currency: string, more: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, { style: "currency", currency, ...more });

/** British signs, because they tell the dollars apart: US$, A$. `$` alone may be any of them. */
const signs = new Map(
  currencies.flatMap((currency) => {
    const parts = inCurrency("en-GB", currency, { currencyDisplay: "symbol" }).formatToParts(0);
    const sign = parts.find(({ type }) => type === "currency")?.value ?? currency;
    return [currency, sign].map((each) => [each.toUpperCase(), currency] as const);
  }),
);
for (const rupees of ["₹", "RS", "RE", "RUPEES", "RUPEE", "रु", "रू", "रुपये", "रुपए"]) signs.set(rupees, "INR");
for (const euro of ["EURO", "EUROS"]) signs.set(euro, "EUR");

/** The code of a currency by its sign or name: INR for Rs. and ₹. */
export const currencyOf = (name: string) => signs.get(name.replace(/[.:]$/, "").trim().toUpperCase());

const example =
  "must be an amount such as 6,500, or with the code of its currency: EUR 120. Take other words away";
const onRequest = "Leave it empty for a price on request";
const ungrouped = /^(0|[1-9]\d*)(\.\d{1,2})?$/;
/** By thousands, or by lakh and crore. */
const grouped = /^([1-9]\d{0,2}(,\d{3})+|[1-9]\d?(,\d{2})*,\d{3})(\.\d{1,2})?$/;

/** What an owner means by an amount, or the sentence that asks back. */
export function parsePrice(written: string): Price | string {
  const text = plain(written)
    .replaceAll(/\s+/g, " ")
    .replace(/ (only|मात्र)\.?$/i, "");
  if (!/\d/.test(text)) return `must be an amount such as 6,500. ${onRequest}`;
  // A point before the number belongs to a name: Rs.50, but not .50.
  const [, before = "", number = "", after = ""] =
    /^(|[^\d]*?(?:[^\d .]\.?| )) ?(\d(?:[\d,.'’ ]*\d)?) ?(?:\/[-=]|[.,]?[-–—]{1,2})? ?([^\d]*)$/.exec(text) ??
    [];
  const names = [before, after].map((name) => name.replace(/^\.$/, "").trim()).filter(Boolean);
  const [currency, ...others] = names.map(currencyOf);
  if (!number || others.some((other) => other !== currency) || (names.length > 0 && !currency))
    return example;
  // 6,500 500 is two amounts.
  const amount = number.includes(",") ? number : number.replaceAll(/[ '’]/g, ",");
  const digits = amount.replaceAll(/[,.]/g, "");
  if (/^[1-9]\d{0,2}(\.\d{2,3})*\.\d{3}(,\d+)?$/.test(amount)) {
    const [whole = "", cents] = amount.split(",");
    const meant = [whole.replaceAll(".", ","), cents].filter(Boolean).join(".");
    return `could be two amounts. Is ${meant} meant? Write it with a comma`;
  }
  if (!ungrouped.test(amount) && !grouped.test(amount))
    return /^[\d '’]+,\d{1,2}$/.test(number)
      ? `could be two amounts. Is ${number.replace(",", ".")} meant? Write it with a point`
      : example;
  if (digits.length > 12) return "has too many digits for a price";
  const value = Number(amount.replaceAll(",", ""));
  return value > 0 ? new Price(value, currency) : `must be more than 0. ${onRequest}`;
}

/** ₹6,500, or exactly ₹6,500.00. Another currency than the site's `own` has its code: PHP 8,500. */
export function writePrice({ amount, currency }: Price, locale: string, own: string) {
  const name = currency ?? own;
  const write = (minimumFractionDigits: number) =>
    inCurrency(locale, name, {
      currencyDisplay: name === own ? "narrowSymbol" : "code",
      minimumFractionDigits,
      maximumFractionDigits: 2,
    }).format(amount);
  return { amount, currency: name, short: write(Number.isInteger(amount) ? 0 : 2), exact: write(2) };
}
