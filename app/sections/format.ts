import { language } from "#content/site.yaml";
import type { LocalizedPrice } from "#schema/price.ts";
import words from "#words/site.json" with { type: "json" };

/**
 * The price as the build formatted it (site-build/content/format-price.ts), such as '₹6,000' or 'PHP 8,500.00', or the words
 * for a price on request.
 */
export const priceOrOnRequest = (price: LocalizedPrice | undefined): string =>
  price?.text ?? words.priceOnRequest;

/** Turns 'LONG STAY OFFERS', which would shout in a sentence, into 'Long Stay Offers'. Other titles are unchanged. */
export function toTitleCase(title: string): string {
  if (title !== title.toLocaleUpperCase(language)) return title;
  const firstLetters = /(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu;
  return title
    .toLocaleLowerCase(language)
    .replaceAll(firstLetters, (letter) => letter.toLocaleUpperCase(language));
}
