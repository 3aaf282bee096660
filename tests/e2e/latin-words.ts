import type { Page } from "@playwright/test";

/** Names and abbreviations that guests know in Latin letters. */
const names = ["OpenStreetMap", "GeoNames", "CC", "BY", "GSTIN", "FSSAI", "PHP", "KTV", "IP", "Ctrl"];

/** The words in Latin letters, without names and addresses, also of the site's own pages: No route matches "/hi/x". */
export function latinWords(text: string): string[] {
  const words = text.replaceAll(/\S+@\S+|\bhttps?:\S+|"\/[^"]*"/g, " ").match(/\p{Script=Latin}+/gu) ?? [];
  return words.filter((word) => !names.includes(word));
}

/**
 * The texts of a page with words in Latin letters: all that is read or heard, also hidden, and not marked as another language.
 */
export async function latinTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const lang = document.documentElement.lang;
    const found: string[] = [];
    for (const element of document.querySelectorAll("*")) {
      if (element.closest("[lang]")?.getAttribute("lang") !== lang || element.matches("style, noscript"))
        continue;
      for (const { name, value } of element.attributes)
        if (/^(alt|title|placeholder|aria-(label|description|roledescription))$/.test(name))
          found.push(value);
      if (element.matches("[name=description], [property='og:title'], [property='og:description']"))
        found.push(element.getAttribute("content") ?? "");
      // The messages that its links begin.
      if (element instanceof HTMLAnchorElement && /^(mailto|https:\/\/wa\.me)/.test(element.href))
        found.push(...new URL(element.href).searchParams.values());
      // A mail address may break before its @.
      const isAddress = element.closest("a[href^='mailto:']") && element.textContent?.includes("@");
      if (element.matches("script") || isAddress) continue;
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data);
    }
    return found.map((text) => text.trim());
  });
  return texts.filter((text) => latinWords(text).length > 0);
}
