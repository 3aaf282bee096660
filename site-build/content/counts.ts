import type { CountWords } from "#content/schema/counts.ts";
import { chooseWords, hole } from "#shared/choose-words.ts";

/** A number in words up to twelve: 'six', but '13'. */
export const inWords = (count: number, { numbers }: CountWords): string => numbers[count] ?? String(count);

/** Replaces {offerCount}, {OfferCount} at the beginning of a sentence, and {offerCount|one|others}. */
export function fillCounts(
  text: string,
  counts: Readonly<Record<string, number>>,
  words: CountWords,
): string {
  return chooseWords(text, counts, words.locale).replaceAll(hole, (whole, name: string) => {
    const key = countName(name);
    const count = counts[key];
    if (count === undefined) return whole;
    return key === name ? inWords(count, words) : capital(inWords(count, words));
  });
}

/** {OfferCount} and {offerCount} are the same count. */
export const countName = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
