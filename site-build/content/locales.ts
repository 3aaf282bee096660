import { Link } from "#schema/links.ts";
import { Picture } from "#schema/pictures.ts";
import { Price } from "#schema/price.ts";
import {
  type Content,
  type FileName,
  type InLanguage,
  type LocalizedPicture,
  type Resolved,
  schemas,
} from "#schema/schema.ts";
import { Text } from "#schema/text.ts";
import { pathInLocale } from "#shared/pages.ts";
import { formatPrice } from "./format-price.ts";
import { formatPath, type Path } from "./mistake.ts";

/** The site in one language. */
export interface Locale {
  /** Such as hi-IN. */
  readonly language: string;
  /** The first segment of its URLs, such as hi; empty for the first locale. */
  readonly path: string;
  /** The name of the language, in that language. */
  readonly name: string;
}

/** The content in one language. */
export interface LocaleContent extends InLanguage<Content> {
  readonly locale: Locale;
  readonly locales: readonly Locale[];
  /** Missing translations, such as 'offers.yaml: offers 3 title'. Guests read these in the first language. */
  readonly missing: readonly string[];
}

/** The locales of the site, in the order of site.yaml. */
export function listLocales({ site }: Pick<Content, "site">): Locale[] {
  return site.languages.map((language, index) => {
    const { language: code } = new Intl.Locale(language);
    return { language, path: index === 0 ? "" : code, name: languageName(code) };
  });
}

/** A language's name in that language, such as हिन्दी. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The content in one locale. Missing texts are those of the first language, and {name} is replaced by the resort's name. */
export function inLocale(content: Content, path = ""): LocaleContent {
  const locales = listLocales(content);
  const locale = locales.find((known) => known.path === path);
  if (!locale) throw new Error(`The site has no language ${path}.`);
  const missing: string[] = [];
  const addMissing = (at: Path) => missing.push(`${at[0]}.yaml: ${formatPath(at.slice(1))}`);
  const localized = localize(
    content,
    locale,
    ({ slot, file, focus }, alt): LocalizedPicture => ({
      slot,
      file,
      focus,
      alt,
    }),
    addMissing,
  );
  return { ...localized, locale, locales, missing };
}

/**
 * Converts all fields for one locale: texts to its language, prices to formatted ones, links to pages of the same locale, and
 * pictures by `convertPicture`.
 */
export function localize<ConvertedPicture>(
  content: Content,
  locale: Locale,
  convertPicture: (picture: Picture, alt: string | undefined) => ConvertedPicture,
  addMissing: (path: Path) => void = () => {},
): Resolved<Content, ConvertedPicture> {
  const { name, currency } = content.site;
  const localName = name.others[locale.path] ?? name.first;
  const convert = (value: unknown, path: Path): unknown => {
    if (value instanceof Text) {
      const words = locale.path === "" ? value.first : value.others[locale.path];
      if (words === undefined) addMissing(path);
      return keepUnitsWithNumbers((words ?? value.first).replaceAll("{name}", () => localName));
    }
    if (value instanceof Price) return formatPrice(value, locale.language, currency);
    if (value instanceof Link) return urlInLocale(value.url, locale);
    if (value instanceof Picture) {
      const alt = value.alt && (convert(value.alt, [...path, "alt"]) as string);
      return convertPicture(value, alt);
    }
    if (Array.isArray(value)) return value.map((item, index) => convert(item, [...path, index]));
    if (typeof value !== "object" || value === null) return value;
    const fields = Object.entries(value).map(([key, value]) => [key, convert(value, [...path, key])]);
    return Object.fromEntries(fields);
  };
  const names = Object.keys(schemas) as FileName[];
  const files = Object.fromEntries(names.map((file) => [file, convert(content[file], [file])]));
  return files as Resolved<Content, ConvertedPicture>;
}

/** Adds the locale's path to a link to a page of this site. */
export function urlInLocale(url: string, locale: Pick<Locale, "path">): string {
  return url.startsWith("/") ? url.replace(/^[^?#]*/, (page) => pathInLocale(locale.path, page)) : url;
}

/** The English note for the mail, such as 'Written in Hindi.'; undefined for the first language. */
export function languageNoteOf({ path, language, name }: Locale): string | undefined {
  if (path === "") return undefined;
  const { language: code } = new Intl.Locale(language);
  return `Written in ${new Intl.DisplayNames("en", { type: "language" }).of(code) ?? name}.`;
}

/**
 * Prevents line breaks in '35 km' or '6 to 7 hours' with non-breaking spaces. Only in sentences, because titles and list
 * entries are also compared, sent and searched for.
 */
export function keepUnitsWithNumbers(text: string): string {
  if (!/[.!?।]$/u.test(text)) return text;
  const counted = text.replaceAll(/(?<=\d) (?=\p{L})/gu, "\u00a0");
  return counted.replaceAll(/(?<=\d\u00a0[\p{L}\p{M}]{1,4}) (?=\d)/gu, "\u00a0");
}
