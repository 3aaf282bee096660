import type { LocalizedPrice } from "#schema/schema.ts";
import words from "#words/site.json" with { type: "json" };

/** '₹6,000' or 'PHP 6,000', `exact` ones '₹6,000.00', or the words for a price on request. */
export const formatPrice = (price: LocalizedPrice | undefined, exact?: "exact"): string =>
  price?.[exact ?? "short"] ?? words.priceOnRequest;
