/** A number in words up to twelve: 'six', but '13'. */
export const inWords = (count: number): string =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"][
    count
  ] ?? String(count);

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** A count as texts may name it: {offerCount}, or {OfferCount} at the beginning of a sentence. */
export const countFacts = (key: string, count: number): Record<string, string> => ({
  [`${key}Count`]: inWords(count),
  [`${capital(key)}Count`]: capital(inWords(count)),
});
