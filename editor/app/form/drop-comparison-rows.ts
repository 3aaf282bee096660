/** The part of packages.yaml that is used here. A newly added entry has no details yet. */
interface Packages {
  packages: { details?: readonly string[] }[];
  comparison: { rows: { inclusions: readonly string[] }[] };
}

/** With a removed package, also removes the rows of the packages' table that no other package has. */
export function dropComparisonRows(file: string, before: unknown, after: unknown): unknown {
  if (file !== "packages.yaml") return after;
  const [old, now] = [before, after] as Packages[];
  if (!old || !now || now.packages.length >= old.packages.length) return after;
  const left = inclusionsOf(now);
  const isGone = (inclusion: string) => !left.has(inclusion) && inclusionsOf(old).has(inclusion);
  const rows = now.comparison.rows
    .map((row) => ({ ...row, inclusions: row.inclusions.filter((each) => !isGone(each)) }))
    .filter(({ inclusions }) => inclusions.length > 0);
  return { ...now, comparison: { ...now.comparison, rows } };
}

const inclusionsOf = ({ packages }: Packages) => new Set(packages.flatMap(({ details }) => details ?? []));
