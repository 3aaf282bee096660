import { Text } from "#schema/fields.ts";
import { Price, writePrice } from "#schema/price.ts";
import { type Content, type FileName, type InLanguage, schemas } from "#schema/schema.ts";
import { inWords, type Path } from "./mistake.ts";

/** The site in one language. */
export interface Locale {
  /** Such as hi-IN. */
  readonly language: string;
  /** The beginning of its addresses, such as hi; empty for the first one. */
  readonly path: string;
  /** The name of the language, in that language. */
  readonly name: string;
}

/** The content in one language. */
export interface LocaleContent extends InLanguage<Content> {
  readonly locale: Locale;
  readonly locales: readonly Locale[];
  /** The texts that it lacks: 'offers.yaml: offers 3 title'. Guests read those of the first language. */
  readonly missing: readonly string[];
}

/** All languages of the site, the first one first. */
export function localesOf({ site }: Pick<Content, "site">): Locale[] {
  return site.languages.map((language, index) => {
    const { language: code } = new Intl.Locale(language);
    return { language, path: index === 0 ? "" : code, name: nameOf(code) };
  });
}

/** A language in its own words, such as हिन्दी. */
export function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The content of a locale. A missing text is that of the first language, and {name} is the resort's name. */
export function inLocale(content: Content, path = ""): LocaleContent {
  const locales = localesOf(content);
  const locale = locales.find((each) => each.path === path);
  if (!locale) throw new Error(`The site has no language ${path}.`);
  const { name } = content.site;
  const ownName = name.others[path] ?? name.first;
  const missing: string[] = [];
  const say = (text: Text, at: Path) => {
    const own = path === "" ? text.first : text.others[path];
    if (own === undefined) missing.push(`${at[0]}.yaml: ${inWords(at.slice(1))}`);
    return keepNumbers((own ?? text.first).replaceAll("{name}", () => ownName));
  };
  const pick = (part: unknown, at: Path): unknown => {
    if (part instanceof Text) return say(part, at);
    if (part instanceof Price) return writePrice(part, locale.language, content.site.currency);
    if (Array.isArray(part)) return part.map((item, index) => pick(item, [...at, index]));
    if (typeof part !== "object" || part === null) return part;
    const inner = Object.entries(part).map(([key, value]) => [key, pick(value, [...at, key])]);
    return Object.fromEntries(inner);
  };
  const named = Object.keys(schemas) as FileName[];
  const files = Object.fromEntries(named.map((file) => [file, pick(content[file], [file])]));
  return { ...(files as InLanguage<Content>), locale, locales, missing };
}

/** 'Written in Hindi.' for the mail, in English; undefined in the first language. */
export function languageNoteOf({ path, language, name }: Locale): string | undefined {
  if (path === "") return undefined;
  const { language: code } = new Intl.Locale(language);
  return `Written in ${new Intl.DisplayNames("en", { type: "language" }).of(code) ?? name}.`;
}

/** In sentences no line breaks in '35 km' or '6 to 7 hours'. Titles and lists are also sent, compared and looked for. */
export function keepNumbers(text: string): string {
  if (!/[.!?।]$/u.test(text)) return text;
  const counted = text.replaceAll(/(?<=\d) (?=\p{L})/gu, "\u00a0");
  return counted.replaceAll(/(?<=\d\u00a0[\p{L}\p{M}]{1,4}) (?=\d)/gu, "\u00a0");
}
