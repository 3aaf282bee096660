import type { Content } from "#content/schema/subjects.ts";

/** The tag of an edition's language for Intl. Digits are Latin in every language, as guests know them from prices. */
export function localeOf({ editions: [first] }: Pick<Content, "editions">, edition = first): string {
  const { language = "en-IN" } = edition ?? {};
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  return numberingSystem === "latn" ? language : `${language}-u-nu-latn`;
}
