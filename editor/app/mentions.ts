import type { Path } from "../../site-build/content/fields.ts";

/** Packages and offers have a name in addresses, and may be named elsewhere. */
export interface Named {
  title: string;
  slug: string;
}

/** The package or offer that a change takes away. */
export function removedBetween(before: unknown, after: unknown): Named | undefined {
  for (const list of ["packages", "offers"]) {
    const [olds, news] = [before, after].map((file) => (file as Record<string, Named[]>)?.[list] ?? []);
    if (!olds || !news || news.length >= olds.length) continue;
    return olds.find(({ title, slug }) => title && slug && !news.some((each) => each.slug === slug));
  }
}

/** Texts that still contain the title of a removed entry, and links that still contain its slug. */
export function mentionsOf({ title, slug }: Named, value: unknown): Path[] {
  // The slug may be half typed, such as "winter (new".
  const inLink = new RegExp(`[#=/]${RegExp.escape(slug)}(?![\\w-])`);
  return [...textsIn(value)]
    .filter(({ text }) => text.includes(title) || (/^\S*$/.test(text) && inLink.test(text)))
    .map(({ path }) => path);
}

function* textsIn(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  if (typeof value === "string") yield { path, text: value };
  if (typeof value !== "object" || value === null) return;
  for (const [key, part] of Object.entries(value))
    yield* textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
}
