import { language } from "#content/site.yaml";
import type { LocalizedPrice } from "#schema/schema.ts";
import words from "#words/site.json" with { type: "json" };

/** '₹6,000' or 'PHP 6,000', `exact` ones '₹6,000.00', or the words for a price on request. */
export const formatPrice = (price: LocalizedPrice | undefined, exact?: "exact"): string =>
  price?.[exact ?? "short"] ?? words.priceOnRequest;

/** 'Long Stay Offers' for 'LONG STAY OFFERS', which would shout in a sentence. Other titles stay as they are. */
export function toTitleCase(title: string): string {
  if (title !== title.toLocaleUpperCase(language)) return title;
  const firstLetters = /(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu;
  return title
    .toLocaleLowerCase(language)
    .replaceAll(firstLetters, (letter) => letter.toLocaleUpperCase(language));
}
