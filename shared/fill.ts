/** Puts each fact in the place of its name in braces; other braces stay. */
export function fill(text: string, facts: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => String(facts[name] ?? hole));
}
