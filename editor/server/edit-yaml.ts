import { isDeepStrictEqual } from "node:util";
import {
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Pair,
  parse,
  parseDocument,
  type Scalar,
  YAMLParseError,
} from "yaml";
import { isRecord } from "#site-build/content/fields.ts";
import { alignItems } from "./align-items.ts";
import { render, renderInFlow, renderScalar } from "./render-yaml.ts";

/** The whole file is then written anew by yaml: the same data, but not line for line. */
class UnknownLayout extends Error {}

/** One replacement in the text of a file; `start` and `end` are offsets in UTF-16 units. */
type Splice = { start: number; end: number; text: string };
type Place = { indent: number; inFlow: boolean };
type Ranged = { range: readonly [number, number, number] };

/**
 * The text of a YAML file with only those places rewritten whose values differ from `wanted`; everything else (comments,
 * blank lines, order, quotation marks, line ends) stays byte for byte. yaml's own `Document.toString` would fold long
 * texts anew. Throws if the YAML syntax is broken.
 */
export function editYaml(source: string, wanted: unknown): string {
  const document = parseDocument(source);
  const [broken] = document.errors;
  if (broken) throw broken;
  if (isDeepStrictEqual(document.toJS(), wanted)) return source;
  const splices: Splice[] = [];
  try {
    change(document.contents, wanted, { indent: 0, inFlow: false });
    const edited = spliced();
    // In an unknown layout a splice could change the value next to it.
    if (isDeepStrictEqual(parse(edited), wanted)) return edited;
  } catch (error) {
    if (!(error instanceof UnknownLayout || error instanceof YAMLParseError)) throw error;
  }
  document.contents = document.createNode(wanted) as never;
  return document.toString({ lineWidth: 0 });

  function spliced(): string {
    const lineEnd = source.includes("\r\n") ? "\r\n" : "\n";
    let edited = source;
    for (const { start, end, text } of splices.sort((one, two) => two.start - one.start || two.end - one.end))
      edited = edited.slice(0, start) + text.replaceAll("\n", lineEnd) + edited.slice(end);
    return edited;
  }

  function change(node: unknown, value: unknown, place: Place): void {
    // A file without data has no node.
    const { range } = (node ?? {}) as Partial<Ranged>;
    if (!range) throw new UnknownLayout();
    if (isDeepStrictEqual((node as Scalar).toJS(document), value)) return;
    const inFlow = place.inFlow || (isCollection(node) && node.flow === true);
    const inside = { ...place, inFlow };
    if (isMap(node) && isRecord(value) && !node.flow && Object.keys(value).length > 0)
      changeMap(node.items as Pair[], value);
    else if (isSeq(node) && Array.isArray(value) && !node.flow && value.length > 0)
      changeList(node.items as (Scalar & Ranged)[], value);
    else if (isMap(node) && isRecord(value) && sameKeys(node.toJSON(), value))
      for (const pair of node.items as Pair[]) change(pair.value, value[keyOf(pair)], inside);
    else if (isSeq(node) && Array.isArray(value) && node.items.length === value.length)
      for (const [at, item] of node.items.entries()) change(item, value[at], inside);
    else replace(node, range, value, place);
  }

  function replace(node: unknown, range: Ranged["range"], value: unknown, place: Place) {
    let [start, end] = range;
    let text: string;
    if (!place.inFlow && typeof value === "object" && value !== null) {
      while (source[start - 1] === " ") start -= 1;
      const step = " ".repeat(place.indent + 2);
      text = `\n${step}${render(value, place.indent + 2).trimEnd()}`;
      if (Object.keys(value).length === 0) text = Array.isArray(value) ? " []" : " {}";
    } else {
      const like = isScalar(node) ? (node as Scalar).type : undefined;
      text = place.inFlow ? renderInFlow(value, like) : renderScalar(value, like, place.indent);
      if (/[:-]/.test(source[start - 1] ?? "")) text = ` ${text}`;
    }
    // Only the range of a block text includes its last line break.
    if (source[end - 1] === "\n" && end > start) end -= source[end - 2] === "\r" ? 2 : 1;
    splices.push({ start, end, text });
  }

  function changeMap(pairs: Pair[], value: Record<string, unknown>) {
    const indent = columnOf(startOf(pairs[0]?.key));
    const kept = pairs.filter((pair) => value[keyOf(pair)] !== undefined);
    const first = kept[0];
    if (!first) throw new UnknownLayout();
    for (const [at, pair] of pairs.entries()) {
      if (kept.includes(pair)) change(pair.value, value[keyOf(pair)], { indent, inFlow: false });
      // The first field of a list entry stands behind the dash; the next one moves there.
      else if (at === 0) splices.push({ start: startOf(pair.key), end: startOf(first.key), text: "" });
      else if (pairs.indexOf(first) < at)
        splices.push({ start: lineOf(startOf(pair.key)), end: endOf(pair), text: "" });
    }
    let before: Pair = first;
    for (const [key, item] of Object.entries(value)) {
      const existing = kept.find((pair) => keyOf(pair) === key);
      if (existing) before = existing;
      else if (item !== undefined) {
        const isApart = kept.length > 1 && hasGap(endOf(kept[0] as Pair), startOf((kept[1] as Pair).key));
        insertAfter(endOf(before), indent, render({ [key]: item }, indent), isApart);
      }
    }
  }

  function changeList(items: (Scalar & Ranged)[], values: unknown[]) {
    const dashes = items.map(({ range }) => source.lastIndexOf("-", range[0] - 1));
    const indent = columnOf(dashes[0] ?? 0);
    if (dashes.some((dash) => source.slice(lineOf(dash), dash).trim() !== "")) throw new UnknownLayout();
    const olds = items.map((item) => item.toJS(document) as unknown);
    const ends = items.map(({ range }) => range[2]);
    const isApart = items.length > 1 && hasGap(ends[0] as number, dashes[1] as number);
    const textOf = (at: number) =>
      `${source.slice(dashes[at], ends[at]).replaceAll("\r\n", "\n").trimEnd()}\n`;
    const steps = alignItems(olds, values);
    const gone = steps.flatMap((step) => (step.kind === "remove" ? [step.old] : []));
    for (const step of steps) {
      if (step.kind === "change")
        change(items[step.old], values[step.new], { indent: indent, inFlow: false });
      if (step.kind === "remove") {
        const end = ends[step.old] as number;
        const gap = isApart ? (/^\r?\n/.exec(source.slice(end))?.[0].length ?? 0) : 0;
        splices.push({ start: lineOf(dashes[step.old] as number), end: end + gap, text: "" });
      }
      if (step.kind === "add") {
        const moved = gone.find((old) => isDeepStrictEqual(olds[old], values[step.new]));
        const text = moved !== undefined ? textOf(moved) : render([values[step.new]], indent);
        if (step.after < 0) insertAfter(lineOf(dashes[0] ?? 0), indent, isApart ? `${text}\n` : text, false);
        else insertAfter(ends[step.after] as number, indent, text, isApart);
      }
    }
  }

  function insertAfter(position: number, indent: number, text: string, isApart: boolean) {
    const start = position > 0 && source[position - 1] !== "\n" ? "\n" : "";
    const gap = isApart ? "\n" : "";
    splices.push({ start: position, end: position, text: `${start}${gap}${" ".repeat(indent)}${text}` });
  }

  /** Whether an empty line follows `end`. */
  function hasGap(end: number, next: number): boolean {
    return /^\r?\n/.test(source.slice(end, next));
  }

  function endOf(pair: Pair): number {
    return ((pair.value ?? pair.key) as Ranged).range[2];
  }

  function columnOf(position: number): number {
    return position - lineOf(position);
  }

  function lineOf(position: number): number {
    const start = source.lastIndexOf("\n", position - 1) + 1;
    return start === 0 && source.startsWith("\ufeff") ? 1 : start;
  }
}

function keyOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

function startOf(node: unknown): number {
  return (node as Ranged).range[0];
}

function sameKeys(one: object, other: object): boolean {
  return isDeepStrictEqual(Object.keys(one).sort(), Object.keys(other).sort());
}
