import { createHash } from "node:crypto";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { type SubjectFile, subjects } from "#content/schema/subjects.ts";
import type { Mistake } from "#site-build/content/mistake.ts";
import { readContent } from "#site-build/content/read-content.ts";
import { editYaml } from "./edit-yaml.ts";

/** One file as the form shows it: its data as it is written, and the mark of the text that it was read from. */
export interface Sheet {
  value: unknown;
  version: string;
}

export type Saved =
  | { kind: "saved"; sheet: Sheet }
  /** The file stays as it was. */
  | { kind: "refused"; mistakes: readonly Mistake[] }
  /** Somebody else has written to the file meanwhile; it stays as it is. */
  | { kind: "overtaken"; sheet: Sheet };

interface Step {
  file: SubjectFile;
  before: string;
  after: string;
  undo?: (() => void) | undefined;
}

/** Reads and writes content/ for the editor. `draftFolder` is where a change is tried before it is written. */
export class ContentDesk {
  readonly #folder: string;
  readonly #draftFolder: string;
  readonly #steps: Step[] = [];

  constructor(folder: string, draftFolder: string) {
    this.#folder = folder;
    this.#draftFolder = draftFolder;
  }

  /** Throws if the file's syntax is broken; `npm run check` says where. */
  open(file: SubjectFile): Sheet {
    const text = this.#read(file);
    return { value: parse(text), version: digest(text) };
  }

  mistakes(): readonly Mistake[] {
    return readContent(this.#folder).mistakes;
  }

  get canUndo(): boolean {
    return this.#steps.length > 0;
  }

  /** Writes `value` unless it brings a mistake that was not there before. `undo` takes back what was done beside it. */
  save(file: SubjectFile, value: unknown, version: string, undo?: () => void): Saved {
    const before = this.#read(file);
    if (digest(before) !== version) return { kind: "overtaken", sheet: this.open(file) };
    const after = editYaml(before, value);
    if (after === before) return { kind: "saved", sheet: { value, version } };
    const mistakes = this.#newMistakes(file, after);
    if (mistakes.length > 0) return { kind: "refused", mistakes };
    this.#write(file, after);
    this.#steps.push({ file, before, after, undo });
    return { kind: "saved", sheet: { value: parse(after), version: digest(after) } };
  }

  /** Takes the last change back; returns its file, or undefined where nothing is left or the file was changed elsewhere. */
  undo(): SubjectFile | undefined {
    const step = this.#steps.pop();
    if (!step || this.#read(step.file) !== step.after) return undefined;
    step.undo?.();
    this.#write(step.file, step.before);
    return step.file;
  }

  #newMistakes(file: SubjectFile, text: string): Mistake[] {
    const old = this.mistakes();
    rmSync(this.#draftFolder, { recursive: true, force: true });
    cpSync(this.#folder, this.#draftFolder, { recursive: true, filter: (path) => !path.endsWith(".ts") });
    writeFileSync(join(this.#draftFolder, file), text);
    const isOld = (mistake: Mistake) =>
      old.some((each) => isDeepStrictEqual({ ...each, line: 0 }, { ...mistake, line: 0 }));
    const found = readContent(this.#draftFolder).mistakes.filter((mistake) => !isOld(mistake));
    // The form has a place for what is missing; only a file needs a line for it.
    return found.map((mistake) => ({ ...mistake, message: mistake.message.replace(/ Add a line .*$/, "") }));
  }

  #read(file: SubjectFile): string {
    if (!(file in subjects)) throw new Error(`There is no content/${file}.`);
    return readFileSync(join(this.#folder, file), "utf8");
  }

  /** Whoever reads meanwhile, such as the preview, gets the old text or the new one. */
  #write(file: SubjectFile, text: string) {
    const draft = join(this.#folder, `${file}~`);
    writeFileSync(draft, text);
    renameSync(draft, join(this.#folder, file));
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
