import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import type { Content, SubjectFile } from "#content/schema/subjects.ts";
import { type Path, setAt, valueAt } from "#site-build/content/fields.ts";
import { ContentError, type Mistake } from "#site-build/content/mistake.ts";
import { readContent } from "#site-build/content/read-content.ts";
import { type Draft, DraftStore } from "./drafts.ts";
import { editYaml } from "./edit-yaml.ts";
import { sayInForm } from "./form-schema.ts";
import { type Choice, diff, follow, merge, revert } from "./merge.ts";
import { newUses } from "./picture-places.ts";
import type { PictureStore } from "./picture-store.ts";
import { findValidPart } from "./valid-part.ts";

/** One file of content/ as its form shows it: with what is not valid yet. */
export interface Revision {
  value: unknown;
  /** A digest of the file and of its draft. */
  version: string;
  /** Changes that are not written, and why. */
  unfinished: { path: Path; message: string }[];
  /** Why values of the draft are not written. */
  mistakes: Mistake[];
  choices: Choice[];
}

/** One change of one file: its text before and after. */
interface Edit {
  file: SubjectFile;
  before: string;
  after: string;
}

interface Folders {
  content: string;
  media: string;
  drafts: string;
  /** A copy of content/ in which a change is tried. */
  trial: string;
}

type Pictures = Pick<PictureStore, "isAside" | "bringIn" | "setAside" | "misfits">;

/**
 * Reads and writes content/ for the editor. Each change is merged into the file's draft first. What is valid of the draft
 * is written to the file at once, and the rest stays in it.
 */
export class ContentStore {
  readonly #folders: Folders;
  readonly #drafts: DraftStore;
  readonly #pictures: Pictures;
  /** Each step is what one action of the owner's has changed, in one file or in several. */
  #done: Edit[][] = [];
  readonly #undone: Edit[][] = [];

  constructor(folders: Folders, pictures: Pictures) {
    this.#folders = folders;
    this.#drafts = new DraftStore(folders.drafts);
    this.#pictures = pictures;
  }

  /** Throws a ContentError that names every mistake. */
  load(): Content {
    const { content, mistakes } = readContent(this.#folders.content, this.#folders.media);
    if (!content) throw new ContentError(mistakes);
    return content;
  }

  get history(): { canUndo: boolean; canRedo: boolean } {
    return { canUndo: this.#done.length > 0, canRedo: this.#undone.length > 0 };
  }

  /** Works also for a file that cannot be parsed. */
  versionOf(file: SubjectFile): string {
    const path = join(this.#folders.content, file);
    const text = (existsSync(path) ? readFileSync(path, "utf8") : "") + this.#drafts.readText(file);
    return createHash("sha256").update(text).digest("hex").slice(0, 16);
  }

  /**
   * The file with its draft. What has become valid since, or was not written because the editor was killed, is written
   * now. Throws if the YAML syntax is broken; `npm run check` says where.
   */
  open(file: SubjectFile): Revision {
    const draft = this.#drafts.read(file);
    const before = this.#read(file);
    const now: unknown = parse(before);
    if (!draft)
      return { value: now, version: this.versionOf(file), unfinished: [], mistakes: [], choices: [] };
    const merged = merge(draft.base, now, draft.value);
    const { value } = merged;
    const choices = followChoices(draft.choices, draft.value, value, merged.choices);
    // A picture and its words belong together.
    const placeOf = ({ file: place, path }: { file: string; path: Path }) => {
      if (place !== `content/${file}`) return undefined;
      return file === "pictures.yaml" ? path.slice(0, 1) : path;
    };
    const held = choices.map(({ path }) => placeOf({ file: `content/${file}`, path }) ?? path);
    const valid = findValidPart(now, value, held, this.#checker(file, before), placeOf);
    const after = editYaml(before, valid.value);
    if (after !== before) {
      // Another program has written the file during the check.
      if (this.#read(file) !== before) return this.open(file);
      this.#write({ file, before, after });
      this.#done.push([{ file, before, after }]);
      this.#undone.length = 0;
    }
    const isFinished = choices.length === 0 && isDeepStrictEqual(valid.value, value);
    this.#drafts.write(file, isFinished ? undefined : { base: valid.value, value, choices });
    const isBelow = (path: Path, above: Path) => above.every((step, at) => step === path[at]);
    const unwritten = diff(valid.value, value)
      .map(({ path }) => placeOf({ file: `content/${file}`, path }) ?? path)
      .filter((path) => !choices.some((choice) => isBelow(choice.path, path) || isBelow(path, choice.path)));
    const unfinished = [...new Map(unwritten.map((path) => [path.join("/"), path])).values()].map((path) => {
      const own = valid.mistakes.find((each) => isBelow(each.path, path) || isBelow(path, each.path));
      return { path, message: (own ?? valid.mistakes[0])?.message ?? "" };
    });
    return { value, version: this.versionOf(file), unfinished, mistakes: valid.mistakes, choices };
  }

  /** Takes over what a form has changed: it showed `base` before and shows `value` now. */
  change(file: SubjectFile, base: unknown, value: unknown): Revision {
    const draft = this.#draftOf(file);
    const merged = merge(base, draft.value, value);
    const choices = followChoices(draft.choices, draft.value, merged.value, merged.choices);
    this.#drafts.write(file, { base: draft.base, value: merged.value, choices });
    return this.open(file);
  }

  /**
   * Decides about a field of a draft: keeps the form's own value of a choice, takes the other one, or goes back to the
   * file. `version` is what the owner has seen.
   */
  decide(file: SubjectFile, version: string, path: Path, keep: "own" | "other" | "file"): Revision {
    if (this.open(file).version !== version)
      throw new Error("This field has just been changed elsewhere. Look at it again.");
    const draft = this.#draftOf(file);
    const isHere = (choice: Choice) => isDeepStrictEqual(choice.path, path);
    const other = draft.choices.find(isHere);
    const choices = draft.choices.filter((choice) => !isHere(choice));
    if (keep === "other" && other) setAt(draft.value, path, other.value);
    const value = keep === "file" ? revert(draft.base, draft.value, [path]) : draft.value;
    this.#drafts.write(file, {
      base: draft.base,
      value,
      choices: followChoices(choices, draft.value, value),
    });
    return this.open(file);
  }

  /** What is wrong with a change. Writes nothing. */
  check(file: SubjectFile, base: unknown, value: unknown): Mistake[] {
    const before = this.#read(file);
    return this.#checker(file, before)(merge(base, parse(before), value).value);
  }

  /** The same for a change that must be valid as a whole. Otherwise nothing is changed, and no draft is kept. */
  changeIfValid(file: SubjectFile, base: unknown, value: unknown): Mistake[] {
    const mistakes = this.check(file, base, value);
    if (mistakes.length === 0) this.change(file, base, value);
    return mistakes;
  }

  /** What `work` changes in several files is undone and redone together. */
  asOneStep(work: () => void): void {
    const before = this.#done;
    this.#done = [];
    try {
      work();
    } finally {
      const edits = this.#done.flat();
      this.#done = edits.length > 0 ? [...before, edits] : before;
    }
  }

  /**
   * Undoes or redoes the last step by merging, and returns its last file: other changes of the files stay. Throws a
   * sentence if that cannot be done, and undefined means that there is none.
   */
  goBack(direction: "undo" | "redo"): SubjectFile | undefined {
    const [from, to] = direction === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const gone: Edit[] = [];
    try {
      for (const edit of from.pop()?.reverse() ?? []) gone.push(this.#takeBack(edit, direction));
    } finally {
      if (gone.length > 0) to.push(gone);
    }
    return gone.at(-1)?.file;
  }

  #takeBack(last: Edit, direction: "undo" | "redo"): Edit {
    const { file } = last;
    const before = this.#read(file);
    const { value, choices } = merge(parse(last.after), parse(before), parse(last.before));
    const after = before === last.after ? last.before : editYaml(before, value);
    const [mistake] = this.#checker(file, before)(value);
    const isSame = after === before && "It has been done already";
    const isOther = choices.length > 0 && "The field has been changed elsewhere since then";
    const why = isSame || isOther || mistake?.message.replace(/\.$/, "");
    if (why) throw new Error(`That cannot be ${direction === "undo" ? "undone" : "redone"}. ${why}.`);
    this.#write({ file, before, after });
    return { file, before, after };
  }

  #draftOf(file: SubjectFile): Draft {
    const now = () => parse(this.#read(file)) as unknown;
    return this.#drafts.read(file) ?? { base: now(), value: now(), choices: [] };
  }

  /** The mistakes that the file's new value would add to those of the content as it is. */
  #checker(file: SubjectFile, before: string): (value: unknown) => Mistake[] {
    const { content, media, trial } = this.#folders;
    const old = readContent(content, media).mistakes;
    rmSync(trial, { recursive: true, force: true });
    cpSync(content, trial, { recursive: true, filter: (path) => !path.endsWith(".ts") });
    const isOld = (mistake: Mistake) =>
      old.some((each) => isDeepStrictEqual({ ...each, line: 0 }, { ...mistake, line: 0 }));
    return (value) => {
      // The photograph moves to media/originals/ only after its entry is valid.
      const isAside = ({ file: place, path }: Mistake) =>
        place === "content/pictures.yaml" &&
        /file$/i.test(String(path[1])) &&
        this.#pictures.isAside(String(valueAt(value, path)));
      writeFileSync(join(trial, file), editYaml(before, value));
      const found = readContent(trial, media).mistakes.filter((each) => !isOld(each) && !isAside(each));
      const uses = newUses(file, parse(before), value, (other) => this.#readIfPossible(other));
      return [...found, ...this.#pictures.misfits(file, uses)].map(sayInForm);
    };
  }

  /**
   * By a rename: the preview never reads half of a text. Photographs come before the write and go after it: the preview
   * always finds what the file names.
   */
  #write({ file, before, after }: Edit): void {
    const path = join(this.#folders.content, file);
    const arranged = file === "pictures.yaml" && ([parse(before), parse(after)] as const);
    if (arranged) this.#pictures.bringIn(arranged[1]);
    writeFileSync(`${path}~`, after, { flush: true });
    renameSync(`${path}~`, path);
    if (arranged) this.#pictures.setAside(arranged[0], arranged[1]);
  }

  #readIfPossible(file: SubjectFile): unknown {
    try {
      return parse(this.#read(file));
    } catch {
      return undefined;
    }
  }

  #read(file: SubjectFile): string {
    return readFileSync(join(this.#folders.content, file), "utf8");
  }
}

/** Choices whose fields may have moved; those whose two values have become the same are gone. */
function followChoices(olds: readonly Choice[], from: unknown, to: unknown, news: readonly Choice[] = []) {
  const moved = olds.flatMap((choice) => {
    const path = follow(choice.path, from, to);
    return path ? [{ ...choice, path }] : [];
  });
  const all = [...moved, ...news];
  return all.filter(
    (choice, at) =>
      !isDeepStrictEqual(valueAt(to, choice.path), choice.value) &&
      all.findIndex((other) => isDeepStrictEqual(other, choice)) === at,
  );
}
