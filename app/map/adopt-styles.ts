/** Adds styles of a map. A <style> element would need a hash in the content security policy of every page. */
export async function adoptStyles(...styles: string[]): Promise<void> {
  const sheets = await Promise.all(styles.map((css) => new CSSStyleSheet().replace(css)));
  document.adoptedStyleSheets.push(...sheets);
}
