import { language } from "#content/site.yaml";
import type { Price } from "#shared/page-content.ts";
import { words } from "#words/site.ts";

/** '₹6,000' or 'PHP 6,000', with two `decimals` '₹6,000.00', or the words for a price on request. */
export function formatPrice(price: Price | undefined, decimals = 0): string {
  if (!price) return words.priceOnRequest;
  const amount = price.amount.toLocaleString(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return price.currency === "INR" ? `₹${amount}` : `${price.currency} ${amount}`;
}
