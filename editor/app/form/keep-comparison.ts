/** The part of packages.yaml that is used here. A newly added entry has no details yet. */
interface Packages {
  packages: { details?: readonly string[] }[];
  comparison: { rows: { inclusions: readonly string[] }[] };
}

/**
 * Keeps the packages' table in step: what a removed package or detail was the last to include goes from it, and a
 * reworded detail is reworded there.
 */
export function keepComparison(file: string, before: unknown, after: unknown): unknown {
  if (file !== "packages.yaml") return after;
  const [old, now] = [before, after] as Packages[];
  if (!old || !now || now.packages.length > old.packages.length) return after;
  const [had, has] = [inclusionsOf(old), inclusionsOf(now)];
  const gone = new Set(had.filter((each) => !has.includes(each)));
  if (gone.size === 0 || has.length > had.length) return after;
  const isReworded = has.length === had.length && had.filter((each, at) => each !== has[at]).length === 1;
  const words = has.filter((each, at) => each !== had[at]);
  // While it is typed, a text may pass through another detail's, which has a row of its own.
  if (
    isReworded &&
    now.comparison.rows.some(({ inclusions }) => words.some((each) => inclusions.includes(each)))
  )
    return after;
  const keep = (each: string) => (isReworded && gone.has(each) ? has[had.indexOf(each)] : each);
  const rows = now.comparison.rows
    .map((row) => ({
      ...row,
      inclusions: row.inclusions.map(keep).filter((each) => each !== undefined && !gone.has(each)),
    }))
    .filter(({ inclusions }) => inclusions.length > 0);
  return { ...now, comparison: { ...now.comparison, rows } };
}

const inclusionsOf = ({ packages }: Packages) => packages.flatMap(({ details }) => details ?? []);
