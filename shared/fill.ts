/** Replaces each {name} of a text by its value. One without a value fails the build, so that no guest sees it. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for ${whole} in "${text}".`);
    return String(value);
  });
}
