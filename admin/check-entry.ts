import { Link } from "#schema/links.ts";
import type { FileName } from "#schema/schema.ts";
import { Text } from "#schema/text.ts";
import { dayIn } from "#shared/calendar.ts";
import type { Path } from "#site-build/content/mistake.ts";
import { checkFile, describeLocation } from "#site-build/content/sentences.ts";
import { valueAt, type WrittenField, walkFields } from "#site-build/content/walk-fields.ts";
import { findWarnings, type Warning } from "#site-build/content/warnings.ts";
import { findEntryWarnings, type PublishedEntries } from "./entry-warnings.ts";
import { findPictureWarnings, type PublishedPictures } from "./picture-warnings.ts";

/** What the website showed when /admin was built. The CMS does not hand over what an entry was before. */
export interface Published {
  timeZone: string;
  firstLanguage: string;
  /** `key` of each warning that the owner has already answered by publishing. */
  warnings: readonly string[];
  pictures: PublishedPictures;
  entries: PublishedEntries;
}

/** The part of the CMS's entry, an immutable Map, that we use. */
export interface SavedEntry {
  toJS(): unknown;
  setIn(path: Path, value: unknown): SavedEntry;
}

/**
 * Checks an entry before the CMS saves it, so that a mistake is reported now and not by a failed build later. Returns the
 * cleaned entry, if it differs. Throws with the sentences that the CMS shows. A warning is raised once: `shownWarnings`
 * remembers it, and saving again accepts it.
 */
export function checkEntry(
  entry: SavedEntry,
  published: Published,
  shownWarnings: Set<string>,
): SavedEntry | undefined {
  const { slug, data } = entry.toJS() as { slug: FileName; data: unknown };
  const value = withoutMarks(data);
  const checked = checkFile(slug, value);
  const sentenceOf = ({ path, message }: { path: Path; message: string }) =>
    `${describeLocation(slug, path, value)}: ${message}.`;
  if (checked.mistakes.length > 0) refuse(checked.mistakes.map(sentenceOf));
  const warnings = newWarnings(slug, value, published).filter(({ key }) => !shownWarnings.has(key));
  for (const { key } of warnings) shownWarnings.add(key);
  if (warnings.length > 0) refuse([...warnings.map(sentenceOf), "If this is correct, press Save again."]);
  const cleaned = cleanEntry(entry, slug, value, checked.data);
  return cleaned === entry ? undefined : cleaned;
}

function refuse(sentences: readonly string[]): never {
  // The CMS shows the cause of an error of this name only.
  throw new Error("saving_failed", { cause: new Error(sentences.join(" ")) });
}

function newWarnings(slug: FileName, value: unknown, published: Published): Warning[] {
  const { timeZone, firstLanguage, warnings, pictures, entries } = published;
  const context = { today: dayIn(timeZone, new Date()), firstLanguage };
  const found = [
    ...findWarnings(slug, value, context),
    ...findPictureWarnings(slug, value, pictures),
    ...findEntryWarnings(slug, value, entries),
  ];
  return found.filter(({ key }) => !warnings.includes(key));
}

/** Each text, telephone and link as the website understood it: without a chat's marks, with the whole URL. */
function cleanEntry(entry: SavedEntry, slug: FileName, value: unknown, data: unknown): SavedEntry {
  let cleaned = entry;
  walkFields(slug, value, (field) => {
    const meant = meantBy(field, data);
    if (meant !== undefined && meant !== field.value) cleaned = cleaned.setIn(["data", ...field.path], meant);
  });
  return cleaned;
}

function meantBy({ path, value, language, meta }: WrittenField, data: unknown): string | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  if (!meta.isText) {
    const meant = valueAt(data, path);
    if (meant instanceof Link) return meant.url;
    return typeof meant === "string" ? meant : undefined;
  }
  const around = path.slice(0, -1);
  const name = String(path.at(-1)).replace(language ? `_${language}` : "", "");
  // A line of a list has one field, and the line itself is its text.
  const text = [valueAt(data, [...around, name]), valueAt(data, around)].find((part) => part instanceof Text);
  return language ? text?.others[language] : text?.first;
}

/** The CMS marks entries of lists with keys of its own, which it does not save. */
const withoutMarks = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, part) => (key.startsWith("__sc_") ? undefined : part)));
