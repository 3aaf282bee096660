import { isDeepStrictEqual } from "node:util";
import { Document, isCollection, isMap, isScalar, isSeq, type Pair, parse, parseDocument, Scalar } from "yaml";
import { alignItems } from "./align-items.ts";

/** One replacement in the text of a file; `start` and `end` are offsets in UTF-16 units. */
type Splice = { start: number; end: number; text: string };
type Place = { indent: number; inFlow: boolean };
type Ranged = { range: readonly [number, number, number] };

/**
 * The text of a YAML file with only those places rewritten whose values differ from `wanted`; everything else (comments,
 * blank lines, order, quotation marks, line ends) stays byte for byte. yaml's own `Document.toString` would fold long
 * texts anew. Throws if the file's own syntax is broken.
 */
export function editYaml(source: string, wanted: unknown): string {
  const document = parseDocument(source);
  const [broken] = document.errors;
  if (broken) throw broken;
  if (isDeepStrictEqual(document.toJS(), wanted)) return source;
  const splices: Splice[] = [];
  try {
    change(document.contents, wanted, { indent: 0, inFlow: false });
  } catch (error) {
    if (!(error instanceof TooIntricate)) throw error;
    return rewriteWhole();
  }
  const lineEnd = source.includes("\r\n") ? "\r\n" : "\n";
  let edited = source;
  for (const { start, end, text } of splices.sort((one, other) => other.start - one.start || other.end - one.end))
    edited = edited.slice(0, start) + text.replaceAll("\n", lineEnd) + edited.slice(end);
  return saysWanted(edited) ? edited : rewriteWhole();

  /** A splice in a place that this file has not foreseen must never change a neighbour's meaning. */
  function saysWanted(text: string): boolean {
    try {
      return isDeepStrictEqual(parse(text), wanted);
    } catch {
      return false;
    }
  }

  function rewriteWhole(): string {
    document.contents = document.createNode(wanted) as never;
    return document.toString({ lineWidth: 0 });
  }

  function change(node: unknown, value: unknown, place: Place): void {
    const { range } = node as Partial<Ranged>;
    if (!range) throw new TooIntricate();
    if (isDeepStrictEqual((node as Scalar).toJS(document), value)) return;
    const inFlow = place.inFlow || (isCollection(node) && node.flow === true);
    if (isMap(node) && isRecord(value) && !node.flow && Object.keys(value).length > 0)
      return changeMap(node.items as Pair[], value);
    if (isSeq(node) && Array.isArray(value) && !node.flow && value.length > 0)
      return changeList(node.items as (Scalar & Ranged)[], value);
    if (isMap(node) && isRecord(value) && sameKeys(node.toJSON(), value))
      return changeEach(node.items as Pair[], value, { ...place, inFlow });
    if (isSeq(node) && Array.isArray(value) && node.items.length === value.length)
      return node.items.forEach((item, at) => void change(item, value[at], { ...place, inFlow }));
    replace(node, range, value, place);
  }

  function changeEach(pairs: Pair[], value: Record<string, unknown>, place: Place) {
    for (const pair of pairs) change(pair.value, value[keyOf(pair)], place);
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
    // A block of text ends behind its last line's end, anything else before it.
    if (source[end - 1] === "\n" && end > start) end -= source[end - 2] === "\r" ? 2 : 1;
    splices.push({ start, end, text });
  }

  function changeMap(pairs: Pair[], value: Record<string, unknown>) {
    const indent = columnOf(startOf(pairs[0]?.key));
    const kept = pairs.filter((pair) => value[keyOf(pair)] !== undefined);
    const first = kept[0];
    if (!first) throw new TooIntricate();
    pairs.forEach((pair, at) => {
      if (kept.includes(pair)) return change(pair.value, value[keyOf(pair)], { indent, inFlow: false });
      // The first field of a list's entry stands behind its dash: what follows moves there.
      if (at === 0) splices.push({ start: startOf(pair.key), end: startOf(first.key), text: "" });
      else if (pairs.indexOf(first) < at) splices.push({ start: lineOf(startOf(pair.key)), end: endOf(pair), text: "" });
    });
    let before: Pair = first;
    for (const [key, item] of Object.entries(value)) {
      const existing = kept.find((pair) => keyOf(pair) === key);
      if (existing) before = existing;
      else if (item !== undefined) insertAfter(endOf(before), indent, render({ [key]: item }, indent));
    }
  }

  function changeList(items: (Scalar & Ranged)[], values: unknown[]) {
    const dashes = items.map(({ range }) => source.lastIndexOf("-", range[0] - 1));
    const indent = columnOf(dashes[0] ?? 0);
    if (dashes.some((dash) => source.slice(lineOf(dash), dash).trim() !== "")) throw new TooIntricate();
    const olds = items.map((item) => item.toJS(document) as unknown);
    const textOf = (at: number) => source.slice(dashes[at], items[at]?.range[2]).replaceAll("\r\n", "\n");
    for (const step of alignItems(olds, values)) {
      if (step.kind === "change") change(items[step.old], values[step.new], { indent: indent, inFlow: false });
      if (step.kind === "remove")
        splices.push({ start: lineOf(dashes[step.old] ?? 0), end: items[step.old]?.range[2] ?? 0, text: "" });
      if (step.kind === "add") {
        const moved = olds.findIndex((old) => isDeepStrictEqual(old, values[step.new]));
        const text = moved >= 0 ? textOf(moved) : render([values[step.new]], indent);
        const at = step.after < 0 ? lineOf(dashes[0] ?? 0) : (items[step.after]?.range[2] ?? 0);
        insertAfter(at, indent, text);
      }
    }
  }

  function insertAfter(position: number, indent: number, text: string) {
    const start = position > 0 && source[position - 1] !== "\n" ? "\n" : "";
    splices.push({ start: position, end: position, text: `${start}${" ".repeat(indent)}${text.trimEnd()}\n` });
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

/** The whole is then written anew, as yaml does it: right, though not line for line. */
class TooIntricate extends Error {}

const wide = { lineWidth: 0 } as const;

/** A value as YAML whose lines after the first are indented. */
function render(value: unknown, indent: number): string {
  return indented(new Document(value).toString(wide), indent);
}

function renderScalar(value: unknown, type: Scalar.Type | undefined, indent: number): string {
  const whole = new Document({ k: scalarLike(value, type) }).toString(wide).replace(/\n$/, "");
  return indented(whole.slice("k: ".length), indent);
}

function renderInFlow(value: unknown, type: Scalar.Type | undefined): string {
  const document = new Document([scalarLike(value, type)]);
  if (isSeq(document.contents)) (document.contents as { flow?: boolean }).flow = true;
  return document.toString(wide).trim().replace(/^\[\s*/, "").replace(/\s*\]$/, "");
}

function scalarLike(value: unknown, type: Scalar.Type | undefined): unknown {
  if (typeof value !== "string") return value;
  const scalar = new Scalar(value);
  if (type) scalar.type = value.includes("\n") && !type.startsWith("BLOCK") ? Scalar.BLOCK_LITERAL : type;
  if (type?.startsWith("BLOCK") && !value.includes("\n")) scalar.type = Scalar.PLAIN;
  return scalar;
}

function indented(text: string, indent: number): string {
  return text.replace(/\n(?=[^\n])/g, `\n${" ".repeat(indent)}`);
}

function keyOf(pair: Pair): string {
  return String(isScalar(pair.key) ? pair.key.value : pair.key);
}

function startOf(node: unknown): number {
  return (node as Ranged).range[0];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sameKeys(one: object, other: object): boolean {
  return isDeepStrictEqual(Object.keys(one).sort(), Object.keys(other).sort());
}
