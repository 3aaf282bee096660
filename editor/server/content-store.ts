import { createHash } from "node:crypto";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { Content, SubjectFile } from "#content/schema/subjects.ts";
import { ContentError, type Mistake } from "#site-build/content/mistake.ts";
import { readContent } from "#site-build/content/read-content.ts";
import { editYaml } from "./edit-yaml.ts";
import { sayInForm } from "./form-schema.ts";

/** The data of one file of content/, and a digest of the text that they were read from. */
export interface Revision {
  value: unknown;
  version: string;
}

/** One change of one file: its text before and after. */
export interface Edit {
  file: SubjectFile;
  before: string;
  after: string;
}

export type Check =
  | { kind: "valid"; edit: Edit }
  | { kind: "invalid"; mistakes: readonly Mistake[] }
  /** The file was changed by somebody else after the form had read it. */
  | { kind: "conflict"; revision: Revision };

/** Reads and writes content/ for the editor. A change is checked in a copy, `draft`, before it is written. */
export class ContentStore {
  readonly #folders: Record<"content" | "media" | "draft", string>;
  readonly #done: Edit[] = [];
  readonly #undone: Edit[] = [];

  constructor(folders: Record<"content" | "media" | "draft", string>) {
    this.#folders = folders;
  }

  /** Throws a ContentError that names every mistake. */
  load(): Content {
    const { content, mistakes } = readContent(this.#folders.content, this.#folders.media);
    if (!content) throw new ContentError(mistakes);
    return content;
  }

  /** Throws if the YAML syntax is broken; `npm run check` says where. */
  open(file: SubjectFile): Revision {
    return revisionOf(this.#read(file));
  }

  get history(): { canUndo: boolean; canRedo: boolean } {
    return { canUndo: this.#done.length > 0, canRedo: this.#undone.length > 0 };
  }

  /** Writes nothing. Ignores mistakes that exist already, and those that `isExpected` accepts. */
  check(file: SubjectFile, wanted: Revision, isExpected = (_: Mistake) => false): Check {
    const before = this.#read(file);
    const revision = revisionOf(before);
    if (revision.version !== wanted.version) return { kind: "conflict", revision };
    const after = editYaml(before, wanted.value);
    const found = after === before ? [] : this.#newMistakes(file, after);
    const mistakes = found.filter((mistake) => !isExpected(mistake));
    return mistakes.length > 0
      ? { kind: "invalid", mistakes }
      : { kind: "valid", edit: { file, before, after } };
  }

  /** Keeps a written edit for `takeStep`. */
  remember(edit: Edit): void {
    if (edit.before === edit.after) return;
    this.#done.push(edit);
    this.#undone.length = 0;
  }

  /**
   * The edit that undoes or redoes the last one; the caller writes it. Undefined if there is none, or if somebody else
   * has changed the file since.
   */
  takeStep(direction: "undo" | "redo"): Edit | undefined {
    const [from, to] = direction === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const last = from.pop();
    if (!last || this.#read(last.file) !== last.after) return undefined;
    const step = { file: last.file, before: last.after, after: last.before };
    to.push(step);
    return step;
  }

  /** By a rename: the preview never reads half of a text. */
  write({ file, after }: Edit): void {
    const path = join(this.#folders.content, file);
    writeFileSync(`${path}~`, after);
    renameSync(`${path}~`, path);
  }

  #newMistakes(file: SubjectFile, text: string): Mistake[] {
    const { content, media, draft } = this.#folders;
    const old = readContent(content, media).mistakes;
    rmSync(draft, { recursive: true, force: true });
    cpSync(content, draft, { recursive: true, filter: (path) => !path.endsWith(".ts") });
    writeFileSync(join(draft, file), text);
    const isOld = (mistake: Mistake) =>
      old.some((each) => isDeepStrictEqual({ ...each, line: 0 }, { ...mistake, line: 0 }));
    return readContent(draft, media)
      .mistakes.filter((mistake) => !isOld(mistake))
      .map(sayInForm);
  }

  #read(file: SubjectFile): string {
    return readFileSync(join(this.#folders.content, file), "utf8");
  }
}

function revisionOf(text: string): Revision {
  return { value: parse(text), version: createHash("sha256").update(text).digest("hex").slice(0, 16) };
}
