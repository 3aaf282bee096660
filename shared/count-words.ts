/** A number in words up to twelve: 'six', but '13'. */
export const inWords = (count: number): string =>
  ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"][
    count
  ] ?? String(count);

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
