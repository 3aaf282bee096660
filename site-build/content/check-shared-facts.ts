import type { ContentFiles } from "./content-file.ts";
import { mistakeAt } from "./describe-issue.ts";
import { isRecord, type Path } from "./fields.ts";
import type { Mistake } from "./mistake.ts";

/** Rules between fields of content/ that one schema cannot check. */
export function checkSharedFacts(files: ContentFiles): Mistake[] {
  return checkSlugs(files);
}

type Entry = { path: Path; value: Record<string, unknown> };

function entriesOf(value: unknown, list: string): Entry[] {
  const entries = isRecord(value) ? value[list] : undefined;
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index) => (isRecord(entry) ? { path: [list, index], value: entry } : []));
}

/** The link to the inquiry form holds only the slug, so packages and offers may not share one. */
function checkSlugs(files: ContentFiles): Mistake[] {
  const firsts = new Map<unknown, string>();
  return (["packages", "offers"] as const).flatMap((list) => {
    const file = files[`${list}.yaml`];
    return entriesOf(file.value, list).flatMap(({ path, value: { slug, title } }) => {
      if (typeof slug !== "string") return [];
      const first = firsts.get(slug);
      const message = `the slug must be its own: ${slug} belongs to ${first} already.`;
      if (first !== undefined) return mistakeAt(file, [...path, "slug"], message);
      firsts.set(slug, String(title));
      return [];
    });
  });
}
