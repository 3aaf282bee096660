// The browser uses this file, too.
import { isRecord, isSame, type Path } from "../../site-build/content/fields.ts";
import { nameKeys } from "../labels.ts";

/** A field that two sides have changed in different ways: `value` is the other side's; without it, the field is gone there. */
export interface Choice {
  path: Path;
  value?: unknown;
}

/** `path` is the place in the newer data; for "removed" entries and for "moved" it is the list. */
export interface Change {
  kind: "changed" | "added" | "removed" | "moved";
  path: Path;
  before?: unknown;
  after?: unknown;
}

/**
 * Both sides' changes of the data `base`. Where both have changed the same field, `mine` stays and the other is a choice.
 * An entry of a list that one side has changed and the other has taken away stays.
 */
export function merge(
  base: unknown,
  theirs: unknown,
  mine: unknown,
  path: Path = [],
): { value: unknown; choices: Choice[] } {
  if (isSame(theirs, mine) || isSame(base, theirs)) return { value: mine, choices: [] };
  if (isSame(base, mine)) return { value: theirs, choices: [] };
  if (isRecord(theirs) && isRecord(mine)) {
    const old = isRecord(base) ? base : {};
    const parts = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map(
      (key) => [key, merge(old[key], theirs[key], mine[key], [...path, key])] as const,
    );
    return {
      value: Object.fromEntries(
        parts.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value]])),
      ),
      choices: parts.flatMap(([, { choices }]) => choices),
    };
  }
  if (isList(theirs) && isList(mine)) return mergeLists(isList(base) ? base : [], theirs, mine, path);
  return { value: mine, choices: [{ path, ...(theirs !== undefined && { value: theirs }) }] };
}

function mergeLists(base: unknown[], theirs: unknown[], mine: unknown[], path: Path) {
  const [olds, ofMine] = [matchEntries(base, theirs), matchEntries(base, mine)];
  // Both sides may have added the same entry, for example when a request is sent again.
  const isNew = (_: unknown, at: number) => olds[at] === -1;
  const added = matchEntries(
    theirs.filter(isNew),
    mine.filter((_, at) => ofMine[at] === -1),
    false,
  );
  // A number for each entry: its position in `base`, then the entries that `theirs` adds, then those of `mine`.
  let next = base.length;
  const numbers = { theirs: olds.map((old) => (old === -1 ? next++ : old)), mine: [] as number[] };
  for (const old of ofMine) {
    const same = old === -1 ? (added.shift() as number) : -1;
    numbers.mine.push(old !== -1 ? old : same !== -1 ? base.length + same : next++);
  }
  const [first, second] =
    isMoved(numbers.theirs, base) && !isMoved(numbers.mine, base)
      ? [numbers.theirs, numbers.mine]
      : [numbers.mine, numbers.theirs];
  const order = [...first];
  for (const [at, each] of second.entries())
    if (!order.includes(each)) order.splice(order.indexOf(second[at - 1] ?? -1) + 1, 0, each);

  const value: unknown[] = [];
  const choices: Choice[] = [];
  for (const each of order) {
    const [old, other, own] = [
      base[each],
      theirs[numbers.theirs.indexOf(each)],
      mine[numbers.mine.indexOf(each)],
    ];
    if (other === undefined || own === undefined) {
      // Taken away on one side: it goes only if the other has left it as it was.
      const left = other ?? own;
      if (!isSame(left, old)) value.push(left);
      continue;
    }
    const merged = merge(old, other, own, [...path, value.length]);
    value.push(merged.value);
    choices.push(...merged.choices);
  }
  return { value, choices };
}

/**
 * `after` with the fields at `paths` as they are in `before`. An entry of a list that `before` does not have is left out
 * as a whole; for the path of a list its former entries come back in their former order.
 */
export function revert(before: unknown, after: unknown, paths: readonly Path[]): unknown {
  if (paths.length === 0) return after;
  const within = (step: string | number) =>
    paths.filter(([first]) => first === step).map((path) => path.slice(1));
  const isHere = paths.some((path) => path.length === 0);
  if (isList(before) && isList(after)) {
    const olds = matchEntries(before, after);
    if (isHere) {
      const kept = before.map((entry, old) => (olds.includes(old) ? after[olds.indexOf(old)] : entry));
      return isSame(kept, after) ? before : kept;
    }
    return after.flatMap((entry, at) => {
      const old = olds[at] as number;
      if (within(at).length === 0) return [entry];
      return old === -1 ? [] : [revert(before[old], entry, within(at))];
    });
  }
  if (isHere || !isRecord(before) || !isRecord(after)) return before;
  const parts = { ...after };
  for (const step of new Set(paths.map(([first]) => String(first)))) {
    parts[step] = revert(before[step], after[step], within(step));
    if (parts[step] === undefined) delete parts[step];
  }
  return parts;
}

/** What is different, field by field. */
export function diff(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isSame(before, after)) return [];
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      diff(before[key], after[key], [...path, key]),
    );
  if (isList(before) && isList(after)) {
    const olds = matchEntries(before, after);
    const changes = after.flatMap((entry, at): Change[] => {
      const place = [...path, at];
      const old = olds[at] as number;
      return old === -1 ? [{ kind: "added", path: place, after: entry }] : diff(before[old], entry, place);
    });
    for (const [old, entry] of before.entries())
      if (!olds.includes(old)) changes.push({ kind: "removed", path, before: entry });
    if (isMoved(olds, before)) changes.push({ kind: "moved", path, before, after });
    return changes;
  }
  const kind = before === undefined ? "added" : after === undefined ? "removed" : "changed";
  return [{ kind, path, before, after }];
}

/** Where the field at `path` of `from` is in `to`; undefined if its entry is gone. */
export function follow(path: Path, from: unknown, to: unknown): Path | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  if (isList(from) && isList(to)) {
    const at = matchEntries(from, to).indexOf(Number(step));
    const further = follow(rest, from[Number(step)], to[at]);
    return at === -1 || !further ? undefined : [at, ...further];
  }
  if (!isRecord(from) || !isRecord(to)) return path;
  const further = follow(rest, from[step], to[step]);
  return further && [step, ...further];
}

/** For each entry of `news` the position in `olds` of the entry that it was before, or -1. */
export function matchEntries(
  olds: readonly unknown[],
  news: readonly unknown[],
  areRenamed = true,
): number[] {
  const found = news.map(() => -1);
  const free = new Set(olds.keys());
  const match = (isIt: (old: number, at: number) => boolean) => {
    for (const at of news.keys()) {
      if (found[at] !== -1) continue;
      const old = [...free].find((each) => isIt(each, at));
      if (old === undefined) continue;
      found[at] = old;
      free.delete(old);
    }
  };
  match((old, at) => old === at && isSame(olds[old], news[at]));
  match((old, at) => isSame(olds[old], news[at]));
  match((old, at) => hasSameName(olds[old], news[at]));
  if (!areRenamed) return found;
  // It stands beside the same entry as before.
  match((old, at) => {
    const isBehind = at === 0 ? old === 0 : found[at - 1] === old - 1;
    const isBefore = at === news.length - 1 ? old === olds.length - 1 : found[at + 1] === old + 1;
    return (isBehind || isBefore) && isAlike(olds[old], news[at]);
  });
  // In a list as long as before it stands at the same place. Its only text may have been changed.
  if (olds.length === news.length) match((old, at) => old === at && haveSameFields(olds[old], news[at]));
  return found;
}

const isMoved = (numbers: readonly number[], base: readonly unknown[]) => {
  const kept = numbers.filter((old) => old >= 0 && old < base.length);
  return kept.some((old, at) => old < (kept[at - 1] ?? 0));
};

function hasSameName(one: unknown, other: unknown): boolean {
  return nameOf(one) !== undefined && nameOf(one) === nameOf(other);
}

/** What identifies an entry of a list: a slug also when its title changes. */
function nameOf(entry: unknown): string | undefined {
  if (!isRecord(entry)) return undefined;
  const names = ["slug", "id", ...nameKeys].map((key) => entry[key]);
  return names.find((name): name is string => typeof name === "string" && name !== "");
}

/** Whether one entry may be the other after an edit: any two texts, and groups that have a value in common. */
function isAlike(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return typeof one === typeof other;
  return Object.entries(one).some(([key, value]) => value !== "" && isSame(value, other[key]));
}

/** The same fields, or none on one side: an entry of an edition that has no text yet. */
function haveSameFields(one: unknown, other: unknown): boolean {
  if (!isRecord(one) || !isRecord(other)) return false;
  const [keys, others] = [Object.keys(one).sort(), Object.keys(other).sort()];
  return keys.length === 0 || others.length === 0 || isSame(keys, others);
}

/** A list of numbers, such as a focus point, counts as a single value. */
function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && !(value.length > 0 && value.every(Number.isFinite));
}
