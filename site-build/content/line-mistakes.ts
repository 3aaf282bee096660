import { type Document, visit } from "yaml";

/** A line that YAML refuses, and what the owner probably meant. */
interface LineMistake {
  /** Counted from 1. */
  line: number;
  message: string;
  repaired: string;
}

type Repair = Omit<LineMistake, "line"> | undefined;

const repair = (message: string, repaired: string): Repair => ({ message, repaired });

/**
 * Finds the mistakes in a file that YAML refuses. It checks each line by itself, so that one run reports all mistakes.
 * With `repaired` the rest of the file can be checked as well.
 */
export function findLineMistakes(text: string): { mistakes: LineMistake[]; repaired: string } {
  const lines = text.split(/\r?\n/);
  const mistakes = keepFirstVersions(lines);
  for (const [index, line] of lines.entries()) {
    const found = checkLine(line, lines[index + 1] ?? "") ?? checkColon(line, lines.slice(0, index));
    if (!found) continue;
    mistakes.push({ line: index + 1, ...found });
    lines[index] = found.repaired;
  }
  const shifts = new Set<number>();
  for (const mistake of indentationMistakes(lines)) {
    const shift = mistake.repaired.length - (lines[mistake.line - 1] ?? "").length;
    // Of several lines that are shifted alike, only the first is reported.
    if (!shifts.has(shift)) mistakes.push(mistake);
    shifts.add(shift);
    lines[mistake.line - 1] = mistake.repaired;
  }
  mistakes.sort((one, other) => one.line - other.line);
  return { mistakes, repaired: lines.join("\n") };
}

/** Reports Git's conflict markers and removes them and the second version from `lines`. */
function keepFirstVersions(lines: string[]): LineMistake[] {
  const mistakes: LineMistake[] = [];
  let isSecond = false;
  for (const [index, line] of lines.entries()) {
    const [mark] = /^(<{7}|={7}|>{7})(?=\s|$)/.exec(line) ?? [];
    const message =
      "there are two versions of some lines here. Keep one of them, without the lines of <, = and >.";
    if (mark?.startsWith("<")) mistakes.push({ line: index + 1, message, repaired: "" });
    if (mark) isSecond = mark.startsWith("=");
    if (mark || isSecond) lines[index] = "";
  }
  return mistakes;
}

function checkLine(line: string, next: string): Repair {
  if (/^\s*(#|$)/.test(line)) return;
  const [margin = ""] = /^\s*/.exec(line) ?? [];
  const [, dash] = /^\s*-([^\s-].*)$/.exec(line) ?? [];
  if (dash) return repair("a space is missing after the dash.", `${margin}- ${dash}`);
  const [, item = "", key, space, value = ""] = /^\s*(- +)?([A-Za-z][\w-]*):(\s*)(.*)$/.exec(line) ?? [];
  if (key && !space && value && !value.startsWith("//"))
    return repair(`a space is missing after the colon of ${key}.`, `${margin}${item}${key}: ${value}`);
  const [, entry] = /^\s*- +(.*)$/.exec(line) ?? [];
  const written = key ? value : entry;
  const found = written && checkValue(written.trimEnd(), next);
  if (found) return repair(found.message, line.slice(0, line.length - written.length) + found.repaired);
}

/** Finds a line without a colon. A continued text is further to the right than its first line. */
function checkColon(line: string, before: readonly string[]): Repair {
  const margin = line.length - line.trimStart().length;
  const last = before.findLast((other) => !/^\s*(#|$)/.test(other)) ?? "";
  const isText = /^\s*(- +)*([A-Za-z][\w-]*: +)?["'|>]/.test(last) || !/^\s*(- |[\w-]+:)/.test(last);
  const [start = ""] = /^\s*(- +)*/.exec(last) ?? [];
  if (/^\s*(#|$|- |-$|[A-Za-z][\w-]*:(\s|$))/.test(line) || margin > start.length || isText) return;
  const [, name, rest = ""] = /^\s*([A-Za-z][\w-]*)\s*(.*)$/.exec(line) ?? [];
  if (!name)
    return repair("the line fits nowhere. It should begin with a dash or with a name and a colon.", "");
  return repair(`a colon is missing after ${name}.`, `${line.slice(0, margin)}${name}: ${rest}`);
}

function checkValue(value: string, next: string): Repair {
  const mark = value[0] ?? "";
  if (mark === '"' || mark === "'") return checkQuoted(value, mark, next);
  const bracket = { "[": "]", "{": "}" }[mark];
  if (bracket === "]" && !value.includes("]")) return repair("the ] at the end is missing.", `${value}]`);
  const isBlock = /^[|>][-+\d]*( +#.*)?$/.test(value);
  if ((bracket && !value.endsWith(bracket)) || (/^[&*!%@`|>]/.test(value) && !isBlock))
    return toQuote(`a text that begins with ${mark} must stand between quotation marks`, value);
  if (!bracket && /:(\s|$)/.test(value))
    return toQuote("a text with a colon must stand between quotation marks", straight(value));
}

/** A quoted text may continue on the next line, unless that line starts a new field. */
function checkQuoted(value: string, mark: string, next: string): Repair {
  const body = mark === '"' ? /^"((?:[^"\\]|\\.)*)"/ : /^'((?:[^']|'')*)'/;
  const [whole, inner] = body.exec(value) ?? [];
  if (whole === undefined) {
    if (next.trim() !== "" && !/^\s*(- |[\w-]+:|#)/.test(next)) return;
    return toQuote("the quotation mark at the end is missing", value.slice(1));
  }
  const rest = value.slice(whole.length);
  if (/^\s*(#|$)/.test(rest)) {
    const wrongEscape = mark === '"' && /\\(?![0abtnvfre "/\\N_LPxuU])/.test(inner ?? "");
    if (!wrongEscape) return;
    const message = "a backslash between quotation marks means something else. Write / or leave it out.";
    return repair(message, quoted((inner ?? "").replaceAll("\\", "/")));
  }
  const text = value.endsWith(mark) ? value.slice(1, -1) : value.slice(1);
  const repaired = text.includes("'") ? quoted(text) : `'${text}'`;
  return repair(`there are quotation marks inside of quotation marks. Write ${repaired}.`, repaired);
}

const toQuote = (problem: string, text: string) => repair(`${problem}: ${quoted(text)}.`, quoted(text));
const straight = (text: string) => text.replaceAll(/^[“”„«]|[“”»]$/g, "");
const quoted = (text: string) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

interface Level {
  column: number;
  /** Whether dashes of a list are here; otherwise names of fields. */
  isDash: boolean;
}

const isEntry = (line: string) => /^\s*(- |-$|[A-Za-z][\w-]*:(\s|$))/.test(line);
const isDash = (line: string) => /^\s*-(\s|$)/.test(line);
const isComment = (line: string) => /^\s*(#|$)/.test(line);
const marginOf = (line: string) => line.length - line.trimStart().length;

/** Finds lines that are neither aligned with their neighbours nor indented below a line that opens a level. */
function indentationMistakes(lines: readonly string[]): LineMistake[] {
  const mistakes: LineMistake[] = [];
  let levels: Level[] = [];
  let opens = true;
  let blockMargin: number | undefined;
  for (const [index, line] of lines.entries()) {
    // The lines of a block text (| or >) may look like anything.
    if (blockMargin !== undefined && (line.trim() === "" || marginOf(line) > blockMargin)) continue;
    blockMargin = undefined;
    if (isComment(line) || !isEntry(line)) continue;
    const column = columnFor(line, levels, opens, lines.slice(index + 1));
    const message = describeShift(line, column);
    if (message) mistakes.push({ line: index + 1, message, repaired: " ".repeat(column) + line.trimStart() });
    levels = levels.filter((level) => level.column < column).concat({ column, isDash: isDash(line) });
    const [, dashes = "", rest = ""] = /^\s*((?:- +)*)(.*)$/.exec(line) ?? [];
    if (dashes) levels.push({ column: column + dashes.length, isDash: false });
    opens = /^[\w-]+:\s*(#.*)?$/.test(rest) || rest === "" || rest === "-";
    if (/^([\w-]+: +)?[|>][-+\d]*\s*$/.test(rest)) blockMargin = column;
  }
  return mistakes;
}

/** The column where the line should start: its own column if that is possible. */
function columnFor(line: string, levels: readonly Level[], opens: boolean, after: readonly string[]): number {
  const margin = marginOf(line);
  const last = levels.at(-1)?.column ?? 0;
  const ofItsKind = levels.findLast((level) => level.isDash === isDash(line))?.column ?? last;
  if (/^ *\t/.test(line)) return opens ? last + 2 : ofItsKind;
  if (opens && margin >= last) return margin;
  const next = after.find((other) => !isComment(other));
  // A line further to the left than both neighbours belongs to their column.
  if (margin < ofItsKind && next && isEntry(next) && marginOf(next) === ofItsKind && !/:\s*$/.test(line))
    return ofItsKind;
  if (levels.some(({ column }) => column === margin)) return margin;
  return levels.reduce(
    (best, { column }) => (Math.abs(column - margin) <= Math.abs(best - margin) ? column : best),
    0,
  );
}

function describeShift(line: string, column: number): string | undefined {
  const margin = marginOf(line);
  if (/^ *\t/.test(line))
    return "the line begins with a tab. Put spaces there, as many as its neighbours have.";
  if (margin === column) return undefined;
  const by = Math.abs(column - margin);
  const [from, to] = column > margin ? ["left", "right"] : ["right", "left"];
  return `the line begins ${by === 1 ? "one space" : `${by} spaces`} too far to the ${from}. Move it to the ${to}, below its neighbours.`;
}

/** Finds what YAML accepts but an owner does not mean: quotation marks that would be shown, words that would be lost. */
export function unquotedTextMistakes(document: Document): { offset: number; message: string }[] {
  const mistakes: { offset: number; message: string }[] = [];
  visit(document, {
    Scalar(position, { value, type, range, comment }) {
      if (typeof value !== "string" || type !== "PLAIN" || !range || position === "key") return;
      const report = (message: string) => mistakes.push({ offset: range[0], message });
      const isNumber = /^[“”„«‘’\s]*[\d.,]+[“”»‘’\s]*$/.test(value);
      if (isNumber) return;
      const bare = value.replaceAll(/^[“”„«‘’]|[“”»‘’"]$/g, "");
      if (/^[“”„«]/.test(value) || /^[‘’].*[‘’]$/.test(value))
        report(`curly quotation marks would be shown. Write straight ones: "${bare}".`);
      else if (value.endsWith('"') && value.split('"').length % 2 === 0)
        report(`the quotation mark at the beginning is missing: "${value}.`);
      // A comment has a space after #. In 'cottage #5' there is none.
      if (comment && !/^[\s#]/.test(comment))
        report(
          `what follows # would be left out. Put the whole text between quotation marks: "${value} #${comment}".`,
        );
    },
  });
  return mistakes;
}
