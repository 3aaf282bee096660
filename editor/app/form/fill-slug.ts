import { isWithin, type Path } from "../../../site-build/content/fields.ts";
import { slugOf } from "../../labels.ts";

interface Entry {
  title?: string;
  slug?: string;
}

/**
 * Gives a new package or offer its name in addresses: that of its title, until the owner writes another one. `opened` is
 * what the server knows, and `unfinished` what of it is not written yet.
 */
export function fillSlug(
  before: unknown,
  after: unknown,
  opened: unknown,
  unfinished: readonly Path[],
): unknown {
  const [list] = ["packages", "offers"].filter((key) => Array.isArray((after as Entries)?.[key]));
  if (!list) return after;
  const [olds, news, known] = [before, after, opened].map(
    (file) => (file as Entries)[list] ?? [],
  ) as Entry[][];
  const named = news?.map((entry, at) => {
    const { title = "" } = olds?.[at] ?? {};
    const isNew = !known?.[at] || unfinished.some((path) => isWithin([list, at], path));
    const isFree = !entry.slug || (isNew && entry.slug === slugOf(title));
    const isTitled = entry.title !== undefined && entry.title !== title;
    return isFree && isTitled ? { ...entry, slug: slugOf(entry.title ?? "") } : entry;
  });
  return { ...(after as Entries), [list]: named };
}

type Entries = Record<string, Entry[]>;
