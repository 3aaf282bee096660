/** Replaces each {name} by the fact of that name. */
export function fill(text: string, facts: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));
}
