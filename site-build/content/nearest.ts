/** The names that are similar to `word`, best first. */
export function nearest(word: string, names: readonly string[], most = 1): string[] {
  const wanted = fold(word);
  const startsAlike = (name: string) => name[0] === word[0];
  const limit = Math.max(1, Math.floor(wanted.length / 3));
  return names
    .map((name) => ({ name, distance: distanceBetween(wanted, fold(name)) }))
    .filter(({ name, distance }) => distance <= limit || (wanted.length > 3 && fold(name).includes(wanted)))
    .sort(
      (one, other) =>
        one.distance - other.distance || Number(startsAlike(other.name)) - Number(startsAlike(one.name)),
    )
    .slice(0, most)
    .map(({ name }) => name);
}

/** ' Did you mean price?', or nothing. */
export function didYouMean(word: string, names: readonly string[], most = 1): string {
  const near = nearest(word, names, most);
  return near.length > 0
    ? ` Did you mean ${new Intl.ListFormat("en", { type: "disjunction" }).format(near)}?`
    : "";
}

const fold = (word: string) => word.toLowerCase().replaceAll(/[\s_-]+/g, "-");

/** Edit distance: letters to add, remove, change or swap with their neighbour. */
function distanceBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const at = (line: number[], index: number) => line[index] ?? 0;
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + Number(!isSame),
        row > 1 && column > 1 && isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
