import { isWithin, type Path } from "../../../site-build/content/fields.ts";
import { slugOf } from "../../labels.ts";

interface Entry {
  title?: string;
  slug?: string;
}

/**
 * Gives a new package or offer its name in addresses: that of its title, until the owner writes another one or leaves the
 * form. `known`: the names that the file had when the form was opened.
 */
export function fillSlug(before: unknown, after: unknown, known: ReadonlySet<string>): unknown {
  const news = listIn(after);
  if (!news) return after;
  const olds = listIn(before)?.entries ?? [];
  const named = news.entries.map((entry, at) => {
    const { title = "" } = olds[at] ?? {};
    // A second entry with a known name is new, too.
    const isNew = !known.has(entry.slug ?? "") || olds.findIndex(({ slug }) => slug === entry.slug) !== at;
    const isFree = !entry.slug || (isNew && entry.slug === slugOf(title));
    const isTitled = entry.title !== undefined && entry.title !== title;
    return isFree && isTitled ? { ...entry, slug: slugOf(entry.title ?? "") } : entry;
  });
  return { ...(after as object), [news.key]: named };
}

/** The names of a file's packages or offers, without those that are only in the draft. */
export function knownSlugs(value: unknown, unfinished: readonly Path[]): ReadonlySet<string> {
  const { key = "", entries = [] } = listIn(value) ?? {};
  const isDraft = (at: number) => unfinished.some((path) => isWithin([key, at], path));
  return new Set(entries.flatMap(({ slug }, at) => (slug && !isDraft(at) ? slug : [])));
}

function listIn(value: unknown): { key: string; entries: Entry[] } | undefined {
  const file = (value ?? {}) as Record<string, Entry[]>;
  const key = ["packages", "offers"].find((each) => Array.isArray(file[each]));
  return key ? { key, entries: file[key] ?? [] } : undefined;
}
