import { isRecord, isSame, type Path, pathInEdition, valueAt } from "../site-build/content/fields.ts";
import { matchEntries } from "./server/merge.ts";

// The data of an edition's file, such as content/hi/menu.yaml, are called `own`, those of content/menu.yaml `first`.

/** `own` with another value at a place of `first`; "" takes a text away. Lists get as many entries as in `first`. */
export function writeIn(own: unknown, first: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const inside = (part: unknown) => writeIn(part, valueAt(first, [step]), rest, value);
  const [key = step] = pathInEdition(first, [step]);
  if (Array.isArray(first) && key === step)
    return inLine(own, first).map((entry, at) => (at === step ? inside(entry) : entry));
  const parts = isRecord(own) ? own : {};
  const written = { ...parts, [key]: inside(parts[key]) };
  if (written[key] === "") delete written[key];
  // In the order of `first`.
  const names = isParent(first) ? Object.keys(first).map((name) => nameIn(first, name)) : [];
  return Object.fromEntries(
    [...new Set([...names, ...Object.keys(written)])].flatMap((name) =>
      name in written ? [[name, written[name]]] : [],
    ),
  );
}

/** A list of an edition with as many entries as `first`. What is added has no texts. */
export function inLine(own: unknown, first: readonly unknown[]): unknown[] {
  const entries = Array.isArray(own) ? own : [];
  return first.map((entry, at) => entries[at] ?? withoutTexts(entry));
}

/** The groups and lists of `value` with the texts of `own` alone: what is new in `value` is still missing. */
export function outline(own: unknown, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map((entry, at) => {
      const text = valueAt(own, [at]);
      return isParent(entry) ? outline(text, entry) : (text ?? "");
    });
  const texts = isRecord(own) ? own : {};
  const groups = Object.entries(value as object).filter(([, part]) => isParent(part));
  return { ...texts, ...Object.fromEntries(groups.map(([key, part]) => [key, outline(texts[key], part)])) };
}

/** `first` with the texts of an edition in their places, as guests read it. */
export function withTexts(own: unknown, first: unknown): unknown {
  if (Array.isArray(first)) {
    if (Array.isArray(own) && own.length !== first.length) return first;
    return first.map((entry, at) => withTexts(valueAt(own, pathInEdition(first, [at])), entry));
  }
  if (isRecord(first))
    return Object.fromEntries(
      Object.entries(first).map(([key, part]) => [key, withTexts(valueAt(own, [key]), part)]),
    );
  return typeof own === "string" && own !== "" ? own : first;
}

/** How many entries a list has, and should have, if its texts are not shown because of that. */
export function unlikeLength(
  own: unknown,
  first: unknown,
  path: Path,
): { has: number; needs: number } | undefined {
  const [list, given] = [valueAt(own, pathInEdition(first, path)), valueAt(first, path)];
  if (!Array.isArray(list) || !Array.isArray(given) || list.length === given.length) return undefined;
  return { has: list.length, needs: given.length };
}

/**
 * `own` after `before` became `after` in content/: the texts of an entry go with it when it is moved, renamed or taken
 * away, and an added entry has none. Lists that did not fit stay as they are.
 */
export function carryTexts(own: unknown, before: unknown, after: unknown): unknown {
  if (!isParent(own) || isSame(before, after)) return own;
  if (Array.isArray(before) && Array.isArray(after)) {
    const olds = matchEntries(before, after);
    if (Array.isArray(own)) {
      if (own.length !== before.length) return own;
      return after.map((entry, at) => {
        const old = olds[at] ?? -1;
        return old === -1 ? withoutTexts(entry) : carryTexts(own[old], before[old], entry);
      });
    }
    const known = before.map((_, at) => nameIn(before, at));
    const others = Object.entries(own).filter(([name]) => !known.includes(name));
    const kept = after.flatMap((entry, at) => {
      const old = olds[at] ?? -1;
      const name = known[old] ?? "";
      return name in own ? [[nameIn(after, at), carryTexts(own[name], before[old], entry)] as const] : [];
    });
    return Object.fromEntries([...others, ...kept]);
  }
  if (!isRecord(own) || !isRecord(before) || !isRecord(after)) return own;
  // The description of another photograph.
  if ("file" in before && before.file !== after.file) return {};
  return Object.fromEntries(
    Object.entries(own).flatMap(([key, part]) => {
      // A text that is cleared may be written again; an entry that is taken away is gone.
      const isGone = isParent(before[key]) && !isParent(after[key]);
      return isGone ? [] : [[key, carryTexts(part, before[key], after[key])]];
    }),
  );
}

/** The slug of an entry that has one, or the name of a field. */
const nameIn = (first: object, step: string | number) =>
  String(pathInEdition(first, [Array.isArray(first) ? Number(step) : step])[0]);

const withoutTexts = (entry: unknown) => (Array.isArray(entry) ? [] : isRecord(entry) ? {} : "");

const isParent = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
