import { nameAndLanguage } from "#schema/field-meta.ts";
import type { FileName } from "#schema/schema.ts";
import type { Path } from "#site-build/content/mistake.ts";
import { walkFields } from "#site-build/content/walk-fields.ts";
import type { Warning } from "#site-build/content/warnings.ts";

interface WrittenEntry {
  path: Path;
  title: string;
  /** In every language. */
  titles: readonly string[];
  price: number | undefined;
}

/** The entries with a title, such as packages and offers, by file. */
export type PublishedEntries = Readonly<Partial<Record<FileName, readonly WrittenEntry[]>>>;

export function entriesIn(file: FileName, value: unknown): WrittenEntry[] {
  const entries: WrittenEntry[] = [];
  walkFields(file, value, ({ path, siblings, value: title, language }) => {
    const around = path.slice(0, -1);
    if (path.at(-1) !== "title" || language || typeof title !== "string" || typeof around.at(-1) !== "number")
      return;
    const titles = Object.entries(siblings).flatMap(([name, text]) =>
      nameAndLanguage(name)[0] === "title" && typeof text === "string" ? [text] : [],
    );
    // Of the CMS a number, of a file a text.
    const price = Number(siblings.price) || undefined;
    entries.push({ path: around, title, titles, price });
  });
  return entries;
}

/** From a factor of three on, a digit too many or too few is likelier than a new price. */
const largeChange = 3;

/** A removed entry, its name or a former name in another text, and a price that is far from the former one. */
export function findEntryWarnings(file: FileName, value: unknown, published: PublishedEntries): Warning[] {
  const former = published[file] ?? [];
  const entries = entriesIn(file, value);
  const warnings: Warning[] = [];
  const add = (path: Path, message: string) =>
    warnings.push({ path, message, key: JSON.stringify([file, message]) });

  for (const { path, title, price } of entries) {
    const before = former.find((entry) => entry.title === title)?.price;
    if (price && before && Math.max(price / before, before / price) >= largeChange)
      add([...path, "price"], `was ${before} and is ${price} now`);
  }
  const titles = new Set(entries.flatMap((entry) => entry.titles));
  const gone = former.filter(({ title }) => !titles.has(title));
  for (const { path, title } of gone) {
    const list = path.slice(0, -1);
    const countIn = (all: readonly WrittenEntry[]) =>
      all.filter((entry) => entry.path.slice(0, -1).join() === list.join()).length;
    if (countIn(entries) < countIn(former)) add(list, `“${title}” is not among them any more`);
  }
  const goneNames = gone.flatMap((entry) => entry.titles).filter((name) => !titles.has(name));
  walkFields(file, value, ({ path, meta, value: text }) => {
    if (!meta.isText || typeof text !== "string") return;
    // A former name may be part of a present one: Basic Getaway of Basic Getaway Plus.
    const rest = [...titles].reduce((left, title) => left.replaceAll(title, ""), text);
    const named = goneNames.find((name) => rest.includes(name));
    if (named) add(path, `still has “${named}”, a name that is gone`);
  });
  return warnings;
}
