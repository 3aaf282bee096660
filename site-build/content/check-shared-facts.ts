import type { ContentFiles } from "./content-file.ts";
import { mistakeAt } from "./describe-issue.ts";
import { isRecord, type Path } from "./fields.ts";
import type { Mistake } from "./mistake.ts";

/** Rules between fields of content/ that one schema cannot check. */
export function checkSharedFacts(files: ContentFiles): Mistake[] {
  return [...checkSlugs(files), ...checkComparison(files)];
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

/** The table may only compare inclusions that a package has, word for word. It is shown for two packages or more. */
function checkComparison(files: ContentFiles): Mistake[] {
  const file = files["packages.yaml"];
  const packages = entriesOf(file.value, "packages");
  if (packages.length < 2) return [];
  const included = new Set(
    packages.flatMap(({ value: { details } }) => (Array.isArray(details) ? details : [])),
  );
  const comparison = isRecord(file.value) ? file.value.comparison : undefined;
  return entriesOf(comparison, "rows").flatMap(({ path, value: { inclusions } }) => {
    const row = ["comparison", ...path];
    const compared: unknown[] = Array.isArray(inclusions) ? inclusions : [];
    const gone = compared.filter((inclusion) => !included.has(inclusion));
    if (gone.length > 0 && gone.length === compared.length) {
      const named = new Intl.ListFormat("en").format(gone.map((inclusion) => `"${inclusion}"`));
      const message = `no package includes ${named}, all that this row of the table compares. Remove the row, or write it as a package does.`;
      return mistakeAt(file, row, message);
    }
    return compared.flatMap((inclusion, index) => {
      const message = `the table compares "${inclusion}", which no package includes. Remove this line, or write it as a package does.`;
      return included.has(inclusion) ? [] : mistakeAt(file, [...row, "inclusions", index], message);
    });
  });
}
