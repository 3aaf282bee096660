import type { Edition } from "#content/schema/editions.ts";

/** The tag of an edition's language for Intl. Digits are Latin in every language, as guests know them from prices. */
export function localeOf({ language }: Pick<Edition, "language">): string {
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  return numberingSystem === "latn" ? language : `${language}-u-nu-latn`;
}
