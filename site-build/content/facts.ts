import type { CountWords } from "#content/schema/counts.ts";
import type { Edition } from "#content/schema/editions.ts";
import { namesInBraces } from "#content/schema/fields.ts";
import { type Content, type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { type Day, isWithin, type Period } from "#shared/calendar.ts";
import { hole } from "#shared/choose-words.ts";
import { fill } from "#shared/fill.ts";
import { pageNames } from "#shared/pages.ts";
import { amountOn, formatPrice } from "#shared/price.ts";
import { type ContentFiles, fieldsOfAll } from "./content-file.ts";
import { countName, fillCounts, inWords } from "./counts.ts";
import { mistakeAt } from "./describe-issue.ts";
import { emptyPages } from "./empty-pages.ts";
import { isRecord, setAt, valueAt } from "./fields.ts";
import { type Mistake, nameOf } from "./mistake.ts";
import { didYouMean } from "./nearest.ts";

/** Replaces {name}, and {people} and {days} of a package. Reports unknown and missing names in braces. */
export function fillFacts(files: ContentFiles): Mistake[] {
  const name = valueAt(files["resort.yaml"].value, ["name"]);
  return [...fieldsOfAll(files)].flatMap(({ file, schema: field, value, path }) => {
    if (typeof value !== "string" || field.def.type !== "string") return [];
    const { needed, allowed } = namesInBraces.get(field as never) ?? { needed: [], allowed: [] };
    const siblings = valueAt(file.value, path.slice(0, -1));
    const filled = value.replaceAll(hole, (whole, key: string, one?: string) => {
      if (one !== undefined) return whole;
      const fact = key === "name" ? name : allowed.includes(key) && isRecord(siblings) && siblings[key];
      return typeof fact === "string" ? fact : whole;
    });
    if (filled !== value) setAt(file.value, path, filled);
    const found = [...value.matchAll(hole)].map(([, key = ""]) => key);
    const unknown = found.filter((key) => key !== "name" && !allowed.includes(key));
    const missing = needed.filter((key) => !found.includes(key));
    const rest = value.replaceAll(hole, "");
    const choices = [...rest.matchAll(/\{(\w+)\|[^{}]*\}/g)];
    return [
      ...unknown.map(
        (key) =>
          `${nameOf(path)} holds {${key}}, which is not known here.${didYouMean(key, [...allowed, "name"])}`,
      ),
      ...missing.map((key) => `${nameOf(path)} must contain {${key}}: the site puts something in there.`),
      ...choices.map(
        ([whole, key]) =>
          `${nameOf(path)} holds ${whole}. Write the words for one and the words for others: {${key}|word|words}.`,
      ),
      ...(choices.length === 0 && /[{}]/.test(rest)
        ? [
            `${nameOf(path)} holds a brace that guests would read. Write a name as {name}, without spaces, or leave the brace out.`,
          ]
        : []),
    ].map((message) => mistakeAt(file, path, message));
  });
}

/** Adds a row to the packages' table for each inclusion that no row compares. */
export function completeComparison({ packages, comparison }: Content): void {
  const compared = new Set(comparison.rows.flatMap(({ inclusions }) => inclusions));
  for (const inclusion of packages.flatMap(({ details }) => details)) {
    // 'Everything in Basic Getaway' only refers to another package.
    const isReference = packages.some(({ title }) => inclusion.includes(title));
    if (isReference || compared.has(inclusion)) continue;
    compared.add(inclusion);
    comparison.rows.push({ inclusions: [inclusion] });
  }
}

/** Replaces counts, names and prices in the texts of content/pages/. Reports descriptions that become too long. */
export function fillPages(content: Content, files: ContentFiles, day: Day): Mistake[] {
  const { offers, reach, packages, menu, dishes, counts } = content;
  const shown = offers.filter((offer) => isWithin(offer, day));
  const locale = localeOf(content.edition);
  const words = { ...counts, locale };
  const all = { packageCount: packages.length, offerCount: shown.length, menuCount: menu.length };
  const lists = {
    packages: listSome(pricesOn(day, content, locale), words),
    dishes: listSome(
      dishes.map(({ name }) => name),
      words,
    ),
  };
  // If offers have days, the browser counts them.
  const { offerCount: _, ...lasting } = all;
  const empty = emptyPages({ ...content, offers: shown }, day);
  for (const name of pageNames) {
    const page: { description: string; lead?: string } = content[`${name}Page`];
    const numbers: Record<string, number> = { ...all, packages: packages.length, dishes: dishes.length };
    const isAbsent = [...page.description.matchAll(hole)].some(
      ([, name = ""]) => numbers[countName(name)] === 0,
    );
    for (const [key, value] of Object.entries<unknown>(page))
      if (typeof value === "string")
        setAt(
          page,
          [key],
          fill(fillCounts(value, key === "lead" && haveDays(offers) ? lasting : all, words), lists),
        );
    const instead = empty.get(name);
    if (instead && name !== "offers") page.lead = instead;
    page.description = instead ?? (isAbsent ? page.lead : undefined) ?? page.description;
  }
  reach.lead = fillCounts(reach.lead, { wayCount: reach.ways.length }, words);
  return Object.entries(subjects).flatMap(([subject, entry]) => {
    const page = "as" in entry && subject.startsWith("pages/") && valueAt(content, [entry.as]);
    const { length } = String(valueAt(page, ["description"]) ?? "");
    if (length <= longestDescription) return [];
    const file = files[subject as SubjectFile];
    const message = `the description has ${length} characters; search engines cut it after ${longestDescription}. Make it shorter.`;
    return mistakeAt(file, ["description"], message);
  });
}

const longestDescription = 200;

/** Whether the number of offers changes by itself. */
export const haveDays = (offers: readonly Period[]): boolean =>
  offers.some(({ from, until }) => from ?? until);

function pricesOn(day: Day, { packages, counts }: Content, locale: string): string[] {
  return packages.map(({ title, price }) => {
    const amount = amountOn(price, day);
    if (amount === "on request") return title;
    return fill(counts.priced, { title, price: formatPrice(amount, price.currency, locale) });
  });
}

/** Four names at most, or three and the number of the others, because a description must be short. */
function listSome(all: readonly string[], words: Content["counts"] & CountWords): string {
  const named = all.length > mostNamed ? all.slice(0, mostNamed - 1) : all;
  const others = all.length - named.length;
  const more = others > 0 ? [fill(words.more, { count: inWords(others, words) })] : [];
  return new Intl.ListFormat(words.locale).format([...named, ...more]);
}

const mostNamed = 4;

/** The tag of an edition's language for Intl. Digits are Latin in every language, as guests know them from prices. */
export function localeOf({ language }: Pick<Edition, "language">): string {
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  return numberingSystem === "latn" ? language : `${language}-u-nu-latn`;
}
