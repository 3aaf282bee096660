import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { type Content, type SubjectFile, yamlFiles } from "#content/schema/subjects.ts";
import { isWithin, type Path, setAt, valueAt } from "#site-build/content/fields.ts";
import { ContentError, type Mistake } from "#site-build/content/mistake.ts";
import { readContent } from "#site-build/content/read-content.ts";
import { type Draft, DraftStore } from "./drafts.ts";
import { editYaml } from "./edit-yaml.ts";
import { sayInForm } from "./form-schema.ts";
import { type Choice, diff, follow, merge, revert } from "./merge.ts";
import { type NewUse, newUses } from "./picture-places.ts";
import type { PictureStore } from "./picture-store.ts";
import { findValidPart } from "./valid-part.ts";

/** One file of content/ as its form shows it, with its draft. */
export interface Revision {
  value: unknown;
  /** A digest of the file and of its draft. */
  version: string;
  /** Changes that are only in the draft, and why. */
  unfinished: { path: Path; message: string }[];
  /** All mistakes of the draft. */
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
 * Reads and writes content/ for the editor. Each change goes into the file's draft first. The valid part of the draft is
 * written to the file at once; the rest stays in the draft.
 */
export class ContentStore {
  readonly #folders: Folders;
  readonly #drafts: DraftStore;
  readonly #pictures: Pictures;
  /** For undo and redo: one step holds all edits of one action. */
  #done: Edit[][] = [];
  #undone: Edit[][] = [];

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

  /** Also of a file that cannot be parsed. */
  versionOf(file: SubjectFile): string {
    const path = join(this.#folders.content, file);
    const text = (existsSync(path) ? readFileSync(path, "utf8") : "") + this.#drafts.readText(file);
    return createHash("sha256").update(text).digest("hex").slice(0, 16);
  }

  /**
   * The photographs that the drafts use in new places. `PictureStore.learn` must read them before a draft is opened: the
   * check cannot judge a file that it does not know.
   */
  draftUses(): NewUse[] {
    return yamlFiles.flatMap((file) => {
      const draft = this.#drafts.read(file);
      return draft ? this.newUses(file, this.#readIfPossible(file), draft.value) : [];
    });
  }

  /** The same for one file. */
  newUses(file: SubjectFile, before: unknown, value: unknown): NewUse[] {
    return newUses(file, before, value, (other) => this.#readIfPossible(other));
  }

  /**
   * The file with its draft. Writes the part of the draft that is valid now: another file may have changed since, or the
   * editor was killed before it could write. Throws if the YAML syntax is broken; `npm run check` says where.
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
    // A picture and its words are written together or not at all.
    const wholeOf = (path: Path) => (file === "pictures.yaml" ? path.slice(0, 1) : path);
    const placeOf = (mistake: Mistake) =>
      mistake.file === `content/${file}` ? wholeOf(mistake.path) : undefined;
    const held = choices.map(({ path }) => wholeOf(path));
    const valid = findValidPart(now, value, held, this.#checker(file, before), placeOf);
    const after = editYaml(before, valid.value);
    const isWritten = after !== before;
    // Another program has written the file during the check.
    if (isWritten && this.#read(file) !== before) return this.open(file);
    if (isWritten) this.#write({ file, before, after });
    const isFinished = choices.length === 0 && isDeepStrictEqual(valid.value, value);
    this.#drafts.write(file, isFinished ? undefined : { base: valid.value, value, choices });
    // One of the other files may have changed this one again.
    if (isWritten && this.#addStep({ file, before, after })) return this.open(file);
    const meet = (one: Path, other: Path) => isWithin(one, other) || isWithin(other, one);
    const unwritten = diff(valid.value, value)
      .map(({ path }) => wholeOf(path))
      .filter((path) => !choices.some((choice) => meet(choice.path, path)));
    const unfinished = [...new Map(unwritten.map((path) => [path.join("/"), path])).values()].map((path) => {
      const own = valid.mistakes.find((each) => meet(each.path, path));
      return { path, message: (own ?? valid.mistakes[0])?.message ?? "" };
    });
    return { value, version: this.versionOf(file), unfinished, mistakes: valid.mistakes, choices };
  }

  /** Saves what a form has changed: it showed `base` before and shows `value` now. */
  change(file: SubjectFile, base: unknown, value: unknown): Revision {
    const draft = this.#draftOf(file);
    const merged = merge(base, draft.value, value);
    const choices = followChoices(draft.choices, draft.value, merged.value, merged.choices);
    this.#drafts.write(file, { base: draft.base, value: merged.value, choices });
    return this.open(file);
  }

  /**
   * Decides a field of a draft: "own" keeps the form's value, "other" takes the other side's, "file" takes the one in the
   * file. Throws if `version` is not the current one: the owner has not seen the newest values.
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

  /** Saves a change if all of it is valid. Otherwise returns the mistakes, changes nothing and keeps no draft. */
  changeIfValid(file: SubjectFile, base: unknown, value: unknown): Mistake[] {
    const before = this.#read(file);
    const mistakes = this.#checker(file, before)(merge(base, parse(before), value).value);
    if (mistakes.length === 0) this.change(file, base, value);
    return mistakes;
  }

  /** Makes one step of all that `work` changes. If `work` throws, none of its changes stays. */
  asOneStep(work: () => void): void {
    const [done, undone] = [this.#done, [...this.#undone]];
    this.#done = [];
    try {
      work();
    } catch (error) {
      this.#restore(this.#done.flat());
      [this.#done, this.#undone] = [[], undone];
      throw error;
    } finally {
      const edits = this.#done.flat();
      this.#done = edits.length > 0 ? [...done, edits] : done;
    }
  }

  /**
   * Undoes or redoes the last step, whole or not at all. Later changes of the same files stay. Throws a sentence if it
   * cannot be done; the step is then forgotten.
   */
  goBack(direction: "undo" | "redo"): void {
    const [from, to] = direction === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const step = from.pop();
    if (!step) return;
    const gone: Edit[] = [];
    try {
      for (const edit of step.toReversed()) gone.push(this.#takeBack(edit, direction));
    } catch (error) {
      this.#restore(gone);
      throw error;
    }
    to.push(gone);
  }

  /** Adds a step to the history, with the drafts that it has made valid. Returns whether there were such drafts. */
  #addStep(edit: Edit): boolean {
    this.#undone = [];
    this.asOneStep(() => {
      this.#done.push([edit]);
      for (const file of yamlFiles)
        try {
          if (file !== edit.file && this.#drafts.readText(file)) this.open(file);
        } catch {
          // The YAML of that file is broken; its own form says so.
        }
    });
    return (this.#done.at(-1)?.length ?? 0) > 1;
  }

  #restore(edits: readonly Edit[]): void {
    for (const { file, before, after } of edits.toReversed())
      this.#write({ file, before: after, after: before });
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
      const uses = this.newUses(file, parse(before), value);
      return [...found, ...this.#pictures.misfits(file, uses)].map(sayInForm);
    };
  }

  /**
   * The preview reads the files at any time. A rename replaces the text at once; new photographs are moved in before it,
   * and old ones out after it.
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

/** The choices with their fields' new places. Leaves out those whose two values have become the same. */
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
