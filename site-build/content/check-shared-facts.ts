import type { Files } from "./content-file.ts";
import { mistakeAt } from "./describe-issue.ts";
import type { Path } from "./fields.ts";
import { isRecord } from "./fields.ts";
import type { Mistake } from "./mistake.ts";

/** What one part of content/ must know of another. */
export function checkSharedFacts(files: Files): Mistake[] {
  return [...checkSlugs(files), ...checkComparison(files)];
}

type Entry = { path: Path; value: Record<string, unknown> };

function entriesOf(value: unknown, list: string): Entry[] {
  const entries = isRecord(value) ? value[list] : undefined;
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry, index) => (isRecord(entry) ? { path: [list, index], value: entry } : []));
}

/** A link to the inquiry carries a slug alone: were two packages or offers to share it, a guest would ask for the wrong one. */
function checkSlugs(files: Files): Mistake[] {
  const firsts = new Map<unknown, string>();
  return (["packages", "offers"] as const).flatMap((list) => {
    const file = files[`${list}.yaml`];
    return entriesOf(file.value, list).flatMap(({ path, value: { slug, title } }) => {
      if (typeof slug !== "string") return [];
      const first = firsts.get(slug);
      if (first === undefined) firsts.set(slug, String(title));
      return first === undefined
        ? []
        : mistakeAt(
            file,
            [...path, "slug"],
            `the slug must be its own: ${slug} belongs to ${first} already.`,
          );
    });
  });
}

/** The table compares what the packages include, in their own words. */
function checkComparison(files: Files): Mistake[] {
  const file = files["packages.yaml"];
  const included = new Set(
    entriesOf(file.value, "packages").flatMap(({ value: { details } }) =>
      Array.isArray(details) ? details : [],
    ),
  );
  const comparison = isRecord(file.value) ? file.value.comparison : undefined;
  return entriesOf(comparison, "rows").flatMap(({ path, value: { inclusions } }) =>
    (Array.isArray(inclusions) ? inclusions : []).flatMap((inclusion, index) =>
      included.has(inclusion)
        ? []
        : mistakeAt(
            file,
            ["comparison", ...path, "inclusions", index],
            `the table compares "${inclusion}", which no package includes. Write it as the package does.`,
          ),
    ),
  );
}
