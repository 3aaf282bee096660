/** What counts here of packages.yaml. An entry that was just added has no details yet. */
interface Packages {
  packages: { details?: readonly string[] }[];
  comparison: { rows: { inclusions: readonly string[] }[] };
}

/** What goes with a removed entry, in the same step: rows of the table of packages that only a removed package has. */
export function takeAlong(file: string, before: unknown, after: unknown): unknown {
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
