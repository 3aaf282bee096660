import { locale } from "#content/editions.yaml";
import { formatAmount, type Price } from "#shared/price.ts";
import { words } from "#words/site.ts";

/** '₹6,000', or the words for a price on request. */
export function formatPrice({ amount, currency }: Price, decimals = 0): string {
  return amount === "on request" ? words.priceOnRequest : formatAmount(amount, currency, locale, decimals);
}
