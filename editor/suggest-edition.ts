import type { Edition } from "../content/schema/editions.ts";

/**
 * A new edition for a tag such as de-DE, de or de_at: its name, direction and address. `known`: the editions that exist.
 * Throws a sentence for the owner.
 */
export function suggestEdition(tag: string, known: readonly Pick<Edition, "language" | "path">[]): Edition {
  const locale = readTag(tag);
  if (!locale)
    throw new Error(
      `“${tag.trim()}” is no language that this machine knows. Write its code and its country, such as de-DE for German or fr-FR for French.`,
    );
  const { language, region, tagged } = locale;
  const name = nameOf("language", tagged.replace(`-${region}`, ""), tagged) ?? tagged;
  if (known.some((edition) => edition.language === tagged)) throw new Error(`${name} is there already.`);
  return {
    language: tagged,
    path: known.some(({ path }) => path === language) ? tagged.toLowerCase() : language,
    name: name.charAt(0).toLocaleUpperCase(tagged) + name.slice(1),
    direction: directionOf(tagged),
    isPublic: false,
  };
}

/** With the country where most of its readers live, if the tag names none. Undefined for an unknown language or country. */
function readTag(tag: string) {
  try {
    const given = new Intl.Locale(tag.trim().replaceAll("_", "-"));
    const { language, region = "" } = given.maximize();
    if (!region || !nameOf("region", region) || !nameOf("language", language)) return undefined;
    const tagged = [language, given.script, region].filter(Boolean).join("-");
    return { language, region, tagged };
  } catch {
    return undefined;
  }
}

/** In the language itself, or in English. Undefined for an unknown code. */
function nameOf(type: "language" | "region", code: string, language = "en"): string | undefined {
  return new Intl.DisplayNames([language, "en"], { type, fallback: "none" }).of(code);
}

function directionOf(tag: string): Edition["direction"] {
  // Older browsers have a property instead of the method, which TypeScript does not know.
  const locale = new Intl.Locale(tag) as {
    getTextInfo?: () => { direction: string };
    textInfo?: { direction: string };
  };
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === "rtl" ? "rtl" : "ltr";
}
