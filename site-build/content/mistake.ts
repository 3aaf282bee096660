/** The path of a field in its file, such as ["offers", 2, "title_hi"]. */
export type Path = readonly (string | number)[];

/** A mistake in content/ or in a file that content/ refers to, described for the owner. */
export interface Mistake {
  /** Such as content/dining.yaml. */
  file: string;
  /** Counted from 1. Undefined if the mistake concerns the whole file. */
  line?: number | undefined;
  path?: Path;
  /** What is wrong and what to do, after the field's name and a colon. Without a full stop. */
  message: string;
}

/** Such as 'content/dining.yaml, line 14, menu 3 price: must be more than 0.' */
const formatMistake = ({ file, line, path = [], message }: Mistake): string =>
  `${[file, line && `line ${line}`, formatPath(path)].filter(Boolean).join(", ")}: ${message}.`;

/** A path as text, such as 'offers 3 price'. Entries are counted from 1. */
export const formatPath = (path: Path): string =>
  path.map((step) => (typeof step === "number" ? step + 1 : step)).join(" ");

/** Fails a build. The message lists all mistakes. */
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
