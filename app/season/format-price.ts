import { locale } from "#content/site.yaml";
import { formatAmount, type Price } from "#shared/price.ts";
import { words } from "#words/site.ts";

/** '₹6,000', or the words for a price on request. */
export function formatPrice(price: Price | undefined, decimals = 0): string {
  return price ? formatAmount(price.amount, price.currency, locale, decimals) : words.priceOnRequest;
}
