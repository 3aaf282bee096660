import { z } from "zod";
import { oneOf, toNumber } from "./choices.ts";
import { fieldMeta } from "./field-meta.ts";
import { maybe } from "./optional.ts";
import { maybeText } from "./text.ts";

/** An amount of money. */
export class Price {
  readonly amount: number;
  /** Such as EUR. Undefined: the site's own. */
  readonly currency: string | undefined;
  readonly decimals: Decimals;
  constructor(amount: number, currency: string | undefined, decimals: Decimals) {
    this.amount = amount;
    this.currency = currency;
    this.decimals = decimals;
  }
}

/** `if needed`: ₹6,500 instead of ₹6,500.00 if there are no paise. */
type Decimals = "always" | "if needed";

/** A price in one language, such as ₹6,500 (site-build/content/format-price.ts). */
export interface LocalizedPrice {
  readonly amount: number;
  readonly currency: string;
  readonly text: string;
}

/** Codes of ISO 4217. */
export const currencies: readonly string[] = Intl.supportedValuesOf("currency");

/** Labels such as 'Indian Rupee (INR)', by code. */
export function currencyLabels(): Record<string, string> {
  const names = new Intl.DisplayNames("en", { type: "currency" });
  return Object.fromEntries(currencies.map((code) => [code, `${names.of(code)} (${code})`]));
}

const minAmount = 0.01;
const maxAmount = 1e9 - minAmount;
const amountMessage =
  "must be a number without signs, words or commas, such as 6500. Its currency, 'per night' and the like have fields of their own";

const amount = z
  .preprocess(
    toNumber,
    z
      .number(amountMessage)
      .min(minAmount, "must be more than 0. Leave it empty for a price on request")
      .max(maxAmount, "has too many digits for a price"),
  )
  .refine((value) => Number(value.toFixed(2)) === value, "may have two decimals, such as 6500.50")
  .register(fieldMeta, {
    label: "Price",
    kind: "price",
    hint: "The number alone: 6500. Empty: on request. 'From', 'plus tax' or a second price: in the note.",
  });

/** The price of a dish, in the site's currency and always with two decimals. */
export const menuPrice = maybe(amount.transform((value) => new Price(value, undefined, "always"))).register(
  fieldMeta,
  { hint: "The number alone: 120. Empty: on request." },
);

/** The fields of a price. `per`: the meta of the field for what the price includes. */
export const priceFields = (per: { hint?: string }) => ({
  price: maybe(amount),
  currency: maybe(oneOf("Currency", currencies, "Empty: the currency of The resort.", currencyLabels())),
  per: maybeText("Price for what", { ...per, maxLength: 24 }),
  priceNote: maybeText("Note on the price", { hint: "Such as: 24 December: ₹9,000", maxLength: 80 }),
});

interface Amount {
  price?: number | undefined;
  currency?: string | undefined;
}

/** An entry with `priceFields`, which become one Price. */
export const priced = <Output extends Amount, Input>(entry: z.ZodType<Output, Input>, decimals: Decimals) =>
  entry.transform(
    ({ price, currency, ...rest }): Omit<Output, keyof Amount> & { price: Price | undefined } => ({
      ...rest,
      price: price === undefined ? undefined : new Price(price, currency, decimals),
    }),
  );
