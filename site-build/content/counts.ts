import type { CountWords } from "#content/schema/counts.ts";

/** A place in a text for a fact: {name}, or words that fit its number: {name|the words for one|the words for others}. */
export const hole = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** A number in words up to twelve: 'six', but '13'. */
export const inWords = (count: number, { numbers }: CountWords): string => numbers[count] ?? String(count);

/** Replaces each {name|one|others} by the words that fit its number in the language. */
export function chooseWords(text: string, counts: Readonly<Record<string, number>>, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  return text.replaceAll(hole, (whole, name: string, one?: string, others = "") => {
    const count = counts[name];
    if (count === undefined || one === undefined) return whole;
    return rules.select(count) === "one" ? one : others;
  });
}

/** Replaces {offerCount}, {OfferCount} at the beginning of a sentence, and {offerCount|one|others}. */
export function fillCounts(
  text: string,
  counts: Readonly<Record<string, number>>,
  words: CountWords,
): string {
  return chooseWords(text, counts, words.locale).replaceAll(hole, (whole, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const count = counts[key];
    if (count === undefined) return whole;
    return key === name ? inWords(count, words) : capital(inWords(count, words));
  });
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
