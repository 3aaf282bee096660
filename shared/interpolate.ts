/** Replaces each {name} in a text with its value. Throws if there is none, so that no guest ever sees a placeholder. */
export function interpolate(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for ${whole} in "${text}".`);
    return String(value);
  });
}
