/** Replaces exactly one occurrence, or throws: an edit of prerendered HTML that missed would be silent otherwise. */
export function replaceOnce(html: string, found: string | RegExp, by: (match: string) => string): string {
  const pattern =
    typeof found === "string" ? found : new RegExp(found.source, `${found.flags.replace("g", "")}g`);
  const matches =
    typeof pattern === "string" ? html.split(pattern).length - 1 : [...html.matchAll(pattern)].length;
  if (matches !== 1)
    throw new Error(`The prerendered page has ${matches} times what was expected once: ${found}`);
  return html.replace(pattern, (match) => by(match));
}
