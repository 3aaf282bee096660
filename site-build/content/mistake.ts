import { isRecord, type Path, valueAt } from "./fields.ts";

/** A mistake in content/ with a sentence for its owner. */
export interface Mistake {
  /** Such as content/menu.yaml; or the name of a setting. */
  file: string;
  /** Counted from 1. Undefined: the whole file. */
  line?: number | undefined;
  path: Path;
  /** The entry's name, such as Pizza. */
  entry?: string | undefined;
  /** What is wrong and what to do, in one sentence or two. */
  message: string;
  /** The file's text may be garbled. */
  isEncoding?: true | undefined;
}

/** 'content/menu.yaml, line 14, Pizza: the price must be a number above 0. Remove the quotation marks.' */
export function formatMistake({ file, line, entry, message }: Mistake): string {
  return `${[file, line && `line ${line}`, entry].filter(Boolean).join(", ")}: ${message}`;
}

/** Stops a build. The message lists every mistake. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const count = mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`;
    super(`The content has ${count}:\n  ${mistakes.map(formatMistake).join("\n  ")}`);
    this.mistakes = mistakes;
    // A stack trace does not help an owner.
    this.stack = this.message;
  }
}

/** The name, title or label of the entry that a value is in. */
export function entryOf(value: unknown, path: Path): string | undefined {
  for (let depth = path.length; depth > 0; depth--) {
    const entry = valueAt(value, path.slice(0, depth));
    if (!isRecord(entry)) continue;
    // A picture's name is its key.
    if ("alt" in entry || "focus" in entry) return String(path[depth - 1]);
    if (typeof path[depth - 1] !== "number") continue;
    const name = ["name", "title", "label", "part", "slug"].map((key) => entry[key]).find(isName);
    if (name) return name;
  }
}

const isName = (name: unknown): name is string => typeof name === "string" && name !== "";

/** A value's name within its entry: 'the price', 'the amount of the price', 'entry 3 of details'. */
export function nameOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return "the file";
  if (typeof last === "number") {
    const list = path.at(-2);
    return list === undefined ? `entry ${last + 1}` : `entry ${last + 1} of ${list}`;
  }
  const entry = path.findLastIndex((step, index) => typeof step === "number" && index < path.length - 1);
  return [...path.slice(entry + 1)]
    .reverse()
    .map((step) => `the ${step}`)
    .join(" of ");
}
