/** A place in a text for a fact: {name}, or words that fit its number: {name|the words for one|the words for others}. */
export const hole = /\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g;

/** Replaces each {name} by the fact of that name, and {name|one|others} by the words that fit it. Numbers up to twelve may be in words. */
export function fill(text: string, facts: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(hole, (whole, name: string, one?: string, others = "") => {
    const fact = facts[name];
    if (fact === undefined) return whole;
    if (one === undefined) return String(fact);
    return /^(1|one)$/i.test(String(fact)) ? one : others;
  });
}
