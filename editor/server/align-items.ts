import { isDeepStrictEqual } from "node:util";

/** How a list becomes another: `old` and `new` are positions, `after` the old entry that an added one follows (-1: none). */
export type ListStep =
  | { kind: "change"; old: number; new: number }
  | { kind: "remove"; old: number }
  | { kind: "add"; new: number; after: number };

/** The fewest steps that leave alone what is the same in both lists (their longest common subsequence). */
export function alignItems(olds: readonly unknown[], news: readonly unknown[]): ListStep[] {
  const common = commonLengths(olds, news);
  const at = (row: number, column: number) => common[row]?.[column] ?? 0;
  const steps: ListStep[] = [];
  let removed: number[] = [];
  let added: number[] = [];
  for (let row = 0, column = 0; row <= olds.length && column <= news.length; ) {
    const isEnd = row === olds.length && column === news.length;
    if (isEnd || (at(row, column) > 0 && isDeepStrictEqual(olds[row], news[column]))) {
      // Removed and added entries at the same place count as changed ones.
      for (const [each, one] of added.entries()) {
        const old = removed[each];
        steps.push(
          old === undefined ? { kind: "add", new: one, after: row - 1 } : { kind: "change", old, new: one },
        );
      }
      for (const old of removed.slice(added.length)) steps.push({ kind: "remove", old });
      removed = [];
      added = [];
      row += 1;
      column += 1;
    } else if (column === news.length || (row < olds.length && at(row + 1, column) >= at(row, column + 1)))
      removed.push(row++);
    else added.push(column++);
  }
  return steps;
}

/** At [row][column]: the length of the longest common subsequence of olds from row on and news from column on. */
function commonLengths(olds: readonly unknown[], news: readonly unknown[]): number[][] {
  const table = Array.from({ length: olds.length + 1 }, () => new Array<number>(news.length + 1).fill(0));
  for (let row = olds.length - 1; row >= 0; row -= 1)
    for (let column = news.length - 1; column >= 0; column -= 1) {
      const [here, below] = [table[row], table[row + 1]] as [number[], number[]];
      here[column] = isDeepStrictEqual(olds[row], news[column])
        ? (below[column + 1] ?? 0) + 1
        : Math.max(below[column] ?? 0, here[column + 1] ?? 0);
    }
  return table;
}
