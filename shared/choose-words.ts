/** A place in a text for a fact: {name}, or words that fit its number: {name|the words for one|the words for others}. */
export const hole = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** Replaces each {name|one|others} by the words that fit its number in the language. */
export function chooseWords(text: string, counts: Readonly<Record<string, number>>, locale: string): string {
  const rules = new Intl.PluralRules(locale);
  return text.replaceAll(hole, (whole, name: string, one?: string, others = "") => {
    const count = counts[name];
    if (count === undefined || one === undefined) return whole;
    return rules.select(count) === "one" ? one : others;
  });
}
