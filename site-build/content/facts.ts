import { holes } from "#content/schema/fields.ts";
import { type Content, type SubjectFile, sitePages, subjects } from "#content/schema/subjects.ts";
import { type Day, isWithin } from "#shared/calendar.ts";
import { capital, inWords } from "#shared/count-words.ts";
import { amountOn, formatPrice } from "#shared/price.ts";
import type { ContentFiles } from "./content-file.ts";
import { mistakeAt } from "./describe-issue.ts";
import { fieldsOf, isRecord, setAt, valueAt } from "./fields.ts";
import type { Mistake } from "./mistake.ts";
import { nameOf } from "./mistake.ts";
import { didYouMean } from "./nearest.ts";

const hole = /\{(\w+)\}/g;

/** Replaces {name}, and {people} and {days} of a package. Reports unknown and missing names in braces. */
export function fillFacts(files: ContentFiles): Mistake[] {
  const name = valueAt(files["resort.yaml"].value, ["name"]);
  return Object.entries(subjects).flatMap(([subject, { schema }]) => {
    const file = files[subject as SubjectFile];
    return [...fieldsOf(schema, file.value)].flatMap(({ schema: field, value, path }) => {
      if (typeof value !== "string" || field.def.type !== "string") return [];
      const { needed, allowed } = holes.get(field as never) ?? { needed: [], allowed: [] };
      const siblings = valueAt(file.value, path.slice(0, -1));
      const filled = value.replaceAll(hole, (whole, key: string) => {
        const fact = key === "name" ? name : allowed.includes(key) && isRecord(siblings) && siblings[key];
        return typeof fact === "string" ? fact : whole;
      });
      if (filled !== value) setAt(file.value, path, filled);
      const found = [...value.matchAll(hole)].map(([, key = ""]) => key);
      const unknown = found.filter((key) => key !== "name" && !allowed.includes(key));
      const missing = needed.filter((key) => !found.includes(key));
      return [
        ...unknown.map(
          (key) =>
            `${nameOf(path)} holds {${key}}, which is not known here.${didYouMean(key, [...allowed, "name"])}`,
        ),
        ...missing.map((key) => `${nameOf(path)} must contain {${key}}: the site puts something in there.`),
      ].map((message) => mistakeAt(file, path, message));
    });
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
  const { offers, offersPage, noOffers } = content;
  const shown = offers.filter((offer) => isWithin(offer, day));
  const facts = pageFacts({ ...content, offers: shown }, day);
  // If offers have days, the browser counts them.
  const isLeftOpen = (key: string, fact: string) =>
    key === "lead" && /offerCount/i.test(fact) && offers.some(({ from, until }) => from ?? until);
  for (const page of sitePages(content))
    for (const [key, value] of Object.entries<unknown>(page))
      if (typeof value === "string")
        setAt(
          page,
          [key],
          value.replaceAll(hole, (whole, fact: string) =>
            page === offersPage && isLeftOpen(key, fact) ? whole : (facts[fact] ?? whole),
          ),
        );
  if (shown.length === 0) offersPage.description = noOffers;
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

function pageFacts({ packages, offers, menu, dishes }: Content, day: Day): Record<string, string> {
  const prices = packages.map(({ title, price }) => {
    const amount = amountOn(price, day);
    return amount === "on request" ? title : `${title} at ${formatPrice(amount, price.currency)}`;
  });
  const counts = { package: packages.length, offer: offers.length, menu: menu.length };
  const words = Object.entries(counts).flatMap(([key, count]) => [
    [`${key}Count`, inWords(count)],
    [capital(`${key}Count`), capital(inWords(count))],
  ]);
  return {
    packages: listSome(prices),
    dishes: listSome(dishes.map(({ name }) => name)),
    ...Object.fromEntries(words),
  };
}

/** Four names at most, or three and the number of the others, because a description must be short. */
function listSome(words: string[]): string {
  const named = words.length > mostNamed ? words.slice(0, mostNamed - 1) : words;
  const others = words.length - named.length;
  return new Intl.ListFormat("en-GB").format(others > 0 ? [...named, `${inWords(others)} more`] : named);
}

const mostNamed = 4;
