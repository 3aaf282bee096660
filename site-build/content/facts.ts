import type { Edition } from "#content/schema/editions.ts";
import { namesInBraces } from "#content/schema/fields.ts";
import type { Content } from "#content/schema/subjects.ts";
import { type Day, isWithin } from "#shared/calendar.ts";
import { pageNames } from "#shared/pages.ts";
import { type ContentFiles, fieldsOfAll } from "./content-file.ts";
import { mistakeAt } from "./describe-issue.ts";
import { emptyPages } from "./empty-pages.ts";
import { isRecord, setAt, valueAt } from "./fields.ts";
import { type Mistake, nameOf } from "./mistake.ts";
import { didYouMean } from "./nearest.ts";

/** A name in braces, which a fact replaces. */
const placeholder = /\{(\w+)\}/g;

/** Replaces {name}, and {people} and {days} of a package. Reports unknown and missing names in braces. */
export function fillFacts(files: ContentFiles): Mistake[] {
  const name = valueAt(files["resort.yaml"].value, ["name"]);
  return [...fieldsOfAll(files)].flatMap(({ file, schema: field, value, path }) => {
    if (typeof value !== "string" || field.def.type !== "string") return [];
    const { needed, allowed } = namesInBraces.get(field as never) ?? { needed: [], allowed: [] };
    const siblings = valueAt(file.value, path.slice(0, -1));
    const filled = value.replaceAll(placeholder, (whole, key: string) => {
      const fact = key === "name" ? name : allowed.includes(key) && isRecord(siblings) && siblings[key];
      return typeof fact === "string" ? fact : whole;
    });
    if (filled !== value) setAt(file.value, path, filled);
    const found = [...value.matchAll(placeholder)].map(([, key = ""]) => key);
    const unknown = found.filter((key) => key !== "name" && !allowed.includes(key));
    const missing = needed.filter((key) => !found.includes(key));
    const rest = value.replaceAll(placeholder, "");
    return [
      ...unknown.map(
        (key) =>
          `${nameOf(path)} holds {${key}}, which is not known here.${didYouMean(key, [...allowed, "name"])}`,
      ),
      ...missing.map((key) => `${nameOf(path)} must contain {${key}}: the site puts something in there.`),
      ...(/[{}]/.test(rest)
        ? [
            `${nameOf(path)} holds a brace that guests would read. Write a name as {name}, without spaces, or leave the brace out.`,
          ]
        : []),
    ].map((message) => mistakeAt(file, path, message));
  });
}

/** Pages that have nothing to show say so. Reports descriptions that are too long. */
export function fillPages(content: Content, files: ContentFiles, day: Day): Mistake[] {
  const current = content.offers.filter((offer) => isWithin(offer, day));
  for (const [name, sentence] of emptyPages({ ...content, offers: current }, day)) {
    const page: { description: string; lead?: string } = content[`${name}Page`];
    page.description = sentence;
    if (name !== "offers") page.lead = sentence;
  }
  return pageNames.flatMap((name) => {
    const { length } = content[`${name}Page`].description;
    if (length <= longestDescription) return [];
    const message = `the description has ${length} characters; search engines cut it after ${longestDescription}. Make it shorter.`;
    return mistakeAt(files[`pages/${name}.yaml`], ["description"], message);
  });
}

const longestDescription = 200;

/** The tag of an edition's language for Intl. Digits are Latin in every language, as guests know them from prices. */
export function localeOf({ language }: Pick<Edition, "language">): string {
  const { numberingSystem } = new Intl.NumberFormat(language).resolvedOptions();
  return numberingSystem === "latn" ? language : `${language}-u-nu-latn`;
}
