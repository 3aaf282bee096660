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
  let row = 0;
  let column = 0;
  const close = () => {
    const changed = Math.min(removed.length, added.length);
    // Of several removed entries the first ones become the added ones; a lone removal stays a removal.
    for (let each = 0; each < changed; each += 1)
      steps.push({ kind: "change", old: removed[each] as number, new: added[each] as number });
    for (const old of removed.slice(changed)) steps.push({ kind: "remove", old });
    for (const one of added.slice(changed)) steps.push({ kind: "add", new: one, after: row - 1 });
    removed = [];
    added = [];
  };
  while (row < olds.length || column < news.length) {
    if (row < olds.length && column < news.length && isDeepStrictEqual(olds[row], news[column])) {
      close();
      row += 1;
      column += 1;
    } else if (column >= news.length || (row < olds.length && at(row + 1, column) >= at(row, column + 1))) {
      removed.push(row);
      row += 1;
    } else {
      added.push(column);
      column += 1;
    }
  }
  close();
  return steps;
}

function commonLengths(olds: readonly unknown[], news: readonly unknown[]): number[][] {
  const table = Array.from({ length: olds.length + 1 }, () => new Array<number>(news.length + 1).fill(0));
  for (let row = olds.length - 1; row >= 0; row -= 1)
    for (let column = news.length - 1; column >= 0; column -= 1) {
      const here = table[row] as number[];
      const below = table[row + 1] as number[];
      here[column] = isDeepStrictEqual(olds[row], news[column])
        ? (below[column + 1] as number) + 1
        : Math.max(below[column] as number, here[column + 1] as number);
    }
  return table;
}
