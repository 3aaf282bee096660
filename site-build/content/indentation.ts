import type { Slip } from "./slips.ts";

interface Level {
  column: number;
  /** Of a list's dashes; otherwise of the names of fields. */
  isDash: boolean;
}

const isEntry = (line: string) => /^\s*(- |-$|[A-Za-z][\w-]*:(\s|$))/.test(line);
const isDash = (line: string) => /^\s*-(\s|$)/.test(line);
const isRemark = (line: string) => /^\s*(#|$)/.test(line);
const marginOf = (line: string) => line.length - line.trimStart().length;

/** The lines that begin neither where their neighbours do nor one step below a line that opens something. */
export function indentationSlips(lines: readonly string[]): Slip[] {
  const slips: Slip[] = [];
  let levels: Level[] = [];
  let opens = true;
  let blockMargin: number | undefined;
  for (const [index, line] of lines.entries()) {
    // A text below | or > may look like anything.
    if (blockMargin !== undefined && (line.trim() === "" || marginOf(line) > blockMargin)) continue;
    blockMargin = undefined;
    if (isRemark(line) || !isEntry(line)) continue;
    const column = columnFor(line, levels, opens, lines.slice(index + 1));
    const message = tell(line, column);
    if (message) slips.push({ line: index + 1, message, mended: " ".repeat(column) + line.trimStart() });
    levels = levels.filter((level) => level.column < column).concat({ column, isDash: isDash(line) });
    const [, dashes = "", rest = ""] = /^\s*((?:- +)*)(.*)$/.exec(line) ?? [];
    if (dashes) levels.push({ column: column + dashes.length, isDash: false });
    opens = /^[\w-]+:\s*(#.*)?$/.test(rest) || rest === "" || rest === "-";
    if (/^([\w-]+: +)?[|>][-+\d]*\s*$/.test(rest)) blockMargin = column;
  }
  return slips;
}

/** Where the line should begin; where it does, as long as that can be right. */
function columnFor(line: string, levels: readonly Level[], opens: boolean, after: readonly string[]): number {
  const margin = marginOf(line);
  const last = levels.at(-1)?.column ?? 0;
  const ofItsKind = levels.findLast((level) => level.isDash === isDash(line))?.column ?? last;
  if (/^ *\t/.test(line)) return opens ? last + 2 : ofItsKind;
  if (opens && margin >= last) return margin;
  const next = after.find((other) => !isRemark(other));
  // A line that stands further to the left than the one before and the one behind it has slipped.
  if (margin < ofItsKind && next && isEntry(next) && marginOf(next) === ofItsKind && !/:\s*$/.test(line))
    return ofItsKind;
  if (levels.some(({ column }) => column === margin)) return margin;
  return levels.reduce(
    (best, { column }) => (Math.abs(column - margin) <= Math.abs(best - margin) ? column : best),
    0,
  );
}

function tell(line: string, column: number): string | undefined {
  const margin = marginOf(line);
  if (/^ *\t/.test(line))
    return "the line begins with a tab. Put spaces there, as many as its neighbours have.";
  if (margin === column) return undefined;
  const by = Math.abs(column - margin);
  const [from, to] = column > margin ? ["left", "right"] : ["right", "left"];
  return `the line begins ${by === 1 ? "one space" : `${by} spaces`} too far to the ${from}. Move it to the ${to}, below its neighbours.`;
}
