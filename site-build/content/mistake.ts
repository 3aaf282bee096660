export type Path = readonly (string | number)[];

/** Something in content/ that must be mended, said so that its owner can. */
export interface Mistake {
  /** As the owner finds it: content/menu.yaml; or the name of a setting. */
  file: string;
  /** Counted from 1; undefined where the file as a whole is meant. */
  line?: number | undefined;
  /** Where in the file's data it is. */
  path: Path;
  /** What the owner calls the entry: Pizza. */
  entry?: string | undefined;
  /** What is wrong and what to do, in one sentence or two. */
  message: string;
}

/** 'content/menu.yaml, line 14, Pizza: the price must be a number above 0. Remove the quotation marks.' */
export function tellMistake({ file, line, entry, message }: Mistake): string {
  return `${[file, line && `line ${line}`, entry].filter(Boolean).join(", ")}: ${message}`;
}

/** Stops a build whose content is wrong; says every mistake. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly mistakes: readonly Mistake[];

  constructor(mistakes: readonly Mistake[]) {
    const count = mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`;
    super(`The content has ${count}:\n  ${mistakes.map(tellMistake).join("\n  ")}`);
    this.mistakes = mistakes;
    // Where in our code it was noticed says nothing to anybody.
    this.stack = this.message;
  }
}
