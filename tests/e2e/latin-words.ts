import type { Page } from "@playwright/test";

/** Names and abbreviations that guests know in Latin letters. */
const names = ["OpenStreetMap", "GeoNames", "CC", "BY", "GSTIN", "FSSAI", "PHP", "KTV", "IP", "Ctrl"];

/** The words in Latin letters, without names and addresses, also of the site's own pages: No route matches "/hi/x". */
export function latinWords(text: string): string[] {
  const words = text.replaceAll(/\S+@\S+|\bhttps?:\S+|"\/[^"]*"/g, " ").match(/\p{Script=Latin}+/gu) ?? [];
  return words.filter((word) => !names.includes(word));
}

/** The texts of a page with words in Latin letters: all that is read or heard, also hidden, and not marked as another language. */
export async function latinTexts(page: Page): Promise<string[]> {
  return (await textsOf(page)).filter((text) => latinWords(text).length > 0);
}

/** All texts, names and descriptions of a page, its metadata and structured data, and the messages that its links begin. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    const texts: string[] = [];
    const attributes = [
      "alt",
      "aria-label",
      "aria-description",
      "aria-roledescription",
      "title",
      "placeholder",
    ];
    const isMeta = /^(description|og:(title|description|site_name|image:alt)|twitter:.*(title|description))$/;
    const isWords = ["name", "description", "unitText", "text"];
    const readData = (key: string, value: unknown) => {
      if (typeof value === "string" && isWords.includes(key)) texts.push(value);
      return value;
    };
    const read = (element: Element) => {
      if (element.closest("[lang]")?.getAttribute("lang") !== lang) return;
      for (const name of attributes) texts.push(element.getAttribute(name) ?? "");
      if (element instanceof HTMLMetaElement) {
        const name = element.name || element.getAttribute("property") || "";
        if (isMeta.test(name)) texts.push(element.content);
      } else if (element instanceof HTMLScriptElement) {
        if (element.type === "application/ld+json") JSON.parse(element.text, readData);
      } else if (element instanceof HTMLAnchorElement && /^(mailto|https:\/\/wa\.me)/.test(element.href)) {
        texts.push(...new URL(element.href).searchParams.values());
      } else if (element.matches("input:not([type=radio], [type=checkbox]), textarea"))
        texts.push((element as HTMLInputElement).value);
      if (element.matches("script, style, noscript")) return;
      for (const { nodeType, nodeValue } of element.childNodes)
        if (nodeType === Node.TEXT_NODE) texts.push(nodeValue ?? "");
    };
    for (const element of document.querySelectorAll("*")) read(element);
    return texts.map((text) => text.trim()).filter(Boolean);
  });
}
