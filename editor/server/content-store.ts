import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type Edition, editionSchema } from "#content/schema/editions.ts";
import { type Content, type SubjectFile, yamlFiles } from "#content/schema/subjects.ts";
import { isSame, isWithin, type Path, pathInEdition, setAt, valueAt } from "#site-build/content/fields.ts";
import { ContentError, type Mistake } from "#site-build/content/mistake.ts";
import { readContent } from "#site-build/content/read-content.ts";
import { carryTexts, outline } from "../edition-texts.ts";
import { nameIn, partsOf, translated } from "./content-names.ts";
import { type Draft, DraftStore } from "./drafts.ts";
import { editYaml } from "./edit-yaml.ts";
import { dataOf, EditedFile } from "./edited-file.ts";
import { sayInForm } from "./form-schema.ts";
import { type Choice, diff, follow, merge, revert } from "./merge.ts";
import { type NewUse, newUses } from "./picture-places.ts";
import type { PictureStore } from "./picture-store.ts";
import { type Photographs, PicturesFile } from "./pictures-file.ts";
import { findValidPart } from "./valid-part.ts";

/** One file of content/ as its form shows it, with its draft. */
export interface Revision {
  value: unknown;
  /** The data of the file itself, if there is a draft. */
  written?: unknown;
  /** A digest of the file and of its draft. */
  version: string;
  /** Changes that are only in the draft, and why. */
  unfinished: { path: Path; message: string }[];
  /** All mistakes of the draft. */
  mistakes: Mistake[];
  choices: Choice[];
}

/** One change of one file: its text before and after. "": there is no file. */
interface Edit {
  file: string;
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

type Pictures = Photographs & Pick<PictureStore, "misfits">;

/**
 * Reads and writes content/ for the editor. A file's name is that of `nameIn`, such as hi/menu.yaml. Each change goes into
 * the file's draft first. The valid part of the draft is written to the file at once; the rest stays in the draft.
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

  /** As editions.yaml has them; none if it cannot be read. */
  get editions(): Edition[] {
    const found = valueAt(this.#readIfPossible("editions.yaml"), ["editions"]);
    return (Array.isArray(found) ? found : []).filter((edition) => editionSchema.safeParse(edition).success);
  }

  /** The paths of the editions, without the first, that have texts of a file. */
  editionsOf(file: SubjectFile): string[] {
    const paths = this.editions.map(({ path }) => path);
    return translated.includes(file) ? paths.filter(Boolean) : [];
  }

  /** Also of a file that cannot be parsed. */
  versionOf(file: string): string {
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

  /** The same for one file. The texts of an edition name no photographs. */
  newUses(name: string, before: unknown, value: unknown): NewUse[] {
    const { edition, file } = partsOf(name);
    return edition ? [] : newUses(file, before, value, (other) => this.#readIfPossible(other));
  }

  /**
   * The file with its draft. Writes the part of the draft that is valid now: another file may have changed since, or the
   * editor was killed before it could write. Throws if the YAML syntax is broken, with the line and what to do.
   */
  open(file: string): Revision {
    const draft = this.#drafts.read(file);
    const edited = this.#file(file);
    const before = edited.read();
    const now = edited.dataOf(before);
    if (!draft)
      return { value: now, version: this.versionOf(file), unfinished: [], mistakes: [], choices: [] };
    const merged = merge(draft.base, now, draft.value);
    const { value } = merged;
    const choices = followChoices(draft.choices, draft.value, value, merged.choices);
    const placeOf = (mistake: Mistake) =>
      mistake.file === `content/${file}` ? edited.wholeOf(mistake.path) : undefined;
    const held = choices.map(({ path }) => edited.wholeOf(path));
    const start = partsOf(file).edition ? outline(now, value) : now;
    const valid = findValidPart(start, value, held, this.#checker(edited, before), placeOf);
    const isNothing = isSame(valid.value, start) && !isSame(start, value);
    const written = isNothing ? now : valid.value;
    const after = written === now ? before : editYaml(before, written);
    const isWritten = after !== before;
    // Another program has written the file during the check.
    if (isWritten && edited.read() !== before) return this.open(file);
    if (isWritten) edited.write(after);
    const isFinished = choices.length === 0 && isDeepStrictEqual(valid.value, value);
    this.#drafts.write(file, isFinished ? undefined : { base: written, value, choices });
    // One of the other files may have changed this one again.
    if (isWritten && this.#addStep([{ file, before, after }, ...this.#carry(file, now, written)]))
      return this.open(file);
    const meet = (one: Path, other: Path) => isWithin(one, other) || isWithin(other, one);
    const unwritten = diff(valid.value, value)
      .map(({ path }) => edited.wholeOf(path))
      .filter((path) => !choices.some((choice) => meet(choice.path, path)));
    // A field that is right by itself waits for another one, whose mistake is in no changed field.
    const other = valid.mistakes.find((each) => !unwritten.some((path) => meet(each.path, path)));
    const unfinished = [...new Map(unwritten.map((path) => [path.join("/"), path])).values()].map((path) => {
      const own = valid.mistakes.find((each) => meet(each.path, path));
      return { path, message: (own ?? other ?? valid.mistakes[0])?.message ?? "" };
    });
    const { mistakes } = valid;
    return { value, written, version: this.versionOf(file), unfinished, mistakes, choices };
  }

  /** Saves what a form has changed: it showed `base` before and shows `value` now. */
  change(file: string, base: unknown, value: unknown): Revision {
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
  decide(file: string, version: string, path: Path, keep: "own" | "other" | "file"): Revision {
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
    const edited = this.#file(file);
    const before = edited.read();
    const mistakes = this.#checker(edited, before)(merge(base, edited.dataOf(before), value).value);
    if (mistakes.length === 0) this.change(file, base, value);
    return mistakes;
  }

  /** Makes one step of all that `work` changes. If `work` throws, files and drafts are as before. */
  asOneStep(work: () => void): void {
    const [done, undone] = [this.#done, this.#undone];
    const drafts = this.#names.map((file) => [file, this.#drafts.read(file)] as const);
    this.#done = [];
    try {
      work();
    } catch (error) {
      this.#restore(this.#done.flat());
      for (const [file, draft] of drafts) this.#drafts.write(file, draft);
      [this.#done, this.#undone] = [[], undone];
      throw error;
    } finally {
      const edits = this.#done.flat();
      this.#done = edits.length > 0 ? [...done, edits] : done;
    }
  }

  /** Takes a language away, with its texts and drafts, as one step. */
  removeEdition(path: string): void {
    if (!this.editions.some((edition) => path && edition.path === path))
      throw new Error(`There is no language at /${path} any more.`);
    this.asOneStep(() => {
      // Texts first: undo goes backwards, and they are checked in their language.
      for (const file of translated.map((name) => nameIn(path, name))) {
        this.#drafts.write(file, undefined);
        const before = this.#file(file).read();
        if (!before) continue;
        this.#file(file).write("");
        this.#done.push([{ file, before, after: "" }]);
      }
      const base = this.open("editions.yaml").value as { editions: Edition[] };
      const editions = base.editions.filter((edition) => edition.path !== path);
      const [mistake] = this.changeIfValid("editions.yaml", base, { ...base, editions });
      if (mistake) throw new Error(mistake.message);
    });
    const folder = join(this.#folders.content, path);
    const isEmpty = globSync("**/*.*", { cwd: folder }).length === 0;
    if (isEmpty) rmSync(folder, { recursive: true, force: true });
  }

  /**
   * Undoes or redoes the last step, whole or not at all. Later changes of the same files stay. Throws a sentence if it
   * cannot be done; the step is then forgotten. Returns which files it has changed, in any language.
   */
  goBack(direction: "undo" | "redo"): SubjectFile[] {
    const [from, to] = direction === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const step = from.pop();
    if (!step) return [];
    const gone: Edit[] = [];
    try {
      for (const edit of step.toReversed()) gone.push(this.#takeBack(edit, direction));
    } catch (error) {
      this.#restore(gone);
      throw error;
    }
    to.push(gone);
    const files = [...new Set(gone.map((edit) => partsOf(edit.file).file))];
    // When a language is added or removed, all of its files change. Name only the list of languages.
    return files.includes("editions.yaml") ? ["editions.yaml"] : files;
  }

  /** Adds a step to the history, with the drafts that it has made valid. Returns whether there were such drafts. */
  #addStep(edits: readonly Edit[]): boolean {
    this.#undone = [];
    this.asOneStep(() => {
      this.#done.push([...edits]);
      for (const file of this.#names)
        try {
          if (file !== edits[0]?.file && this.#drafts.readText(file)) this.open(file);
        } catch {
          // The YAML of that file is broken; its own form says so.
        }
    });
    return (this.#done.at(-1)?.length ?? 0) > edits.length;
  }

  /** After a file was written: the texts of its entries in each edition, and their drafts, go with them. */
  #carry(name: string, from: unknown, to: unknown): Edit[] {
    const { edition, file: first } = partsOf(name);
    if (edition) return [];
    return this.editionsOf(first).flatMap((path) => {
      const file = nameIn(path, first);
      const carry = (texts: unknown) => carryTexts(texts, from, to);
      try {
        const before = this.#file(file).read();
        const after = before && editYaml(before, carry(dataOf(before)));
        const draft = this.#drafts.read(file);
        if (draft) {
          const value = carry(draft.value);
          const choices = followChoices(draft.choices, draft.value, value);
          this.#drafts.write(file, { base: carry(draft.base), value, choices });
        }
        if (after === before) return [];
        this.#file(file).write(after);
        return [{ file, before, after }];
      } catch {
        // The YAML of that file is broken; its own form says so.
        return [];
      }
    });
  }

  /** Of all files that may have a draft. */
  get #names(): string[] {
    return yamlFiles.flatMap((file) => ["", ...this.editionsOf(file)].map((path) => nameIn(path, file)));
  }

  #restore(edits: readonly Edit[]): void {
    for (const { file, before } of edits.toReversed()) this.#file(file).write(before);
  }

  #takeBack(last: Edit, direction: "undo" | "redo"): Edit {
    const { file } = last;
    const edited = this.#file(file);
    const before = edited.read();
    const { value, choices } = merge(dataOf(last.after), edited.dataOf(before), dataOf(last.before));
    const after = before === last.after ? last.before : editYaml(before, value);
    const [mistake] = this.#checker(edited, before)(value);
    const isSame = after === before && "It has been done already";
    const isOther = choices.length > 0 && "The field has been changed elsewhere since then";
    const why = isSame || isOther || mistake?.message.replace(/\.$/, "");
    if (why) throw new Error(`That cannot be ${direction === "undo" ? "undone" : "redone"}. ${why}.`);
    edited.write(after);
    return { file, before, after };
  }

  #draftOf(file: string): Draft {
    const now = () => {
      const edited = this.#file(file);
      return edited.dataOf(edited.read());
    };
    return this.#drafts.read(file) ?? { base: now(), value: now(), choices: [] };
  }

  /** The mistakes that the file's new value would add to those of the content as it is. */
  #checker(edited: EditedFile, before: string): (value: unknown) => Mistake[] {
    const { content, media, trial } = this.#folders;
    const { name } = edited;
    const { edition, file } = partsOf(name);
    const first = edition && this.#readIfPossible(file);
    const check = (folder: string) => readContent(folder, media, undefined, edition).mistakes;
    const old = check(content);
    rmSync(trial, { recursive: true, force: true });
    cpSync(content, trial, { recursive: true, filter: (path) => !path.endsWith(".ts") });
    const isOld = (mistake: Mistake) =>
      old.some((each) => isDeepStrictEqual({ ...each, line: 0 }, { ...mistake, line: 0 }));
    return (value) => {
      mkdirSync(dirname(join(trial, name)), { recursive: true });
      writeFileSync(join(trial, name), editYaml(before, value));
      const found = check(trial).filter((each) => !isOld(each) && !edited.endsWhenWritten(each, value));
      const misfits = this.#pictures.misfits(file, this.newUses(name, dataOf(before), value));
      return [...found, ...misfits].map((each) => {
        const isInEdition = edition && each.file === `content/${name}`;
        return sayInForm(isInEdition ? { ...each, path: pathInEdition(first, each.path) } : each, value);
      });
    };
  }

  #file(name: string): EditedFile {
    const { content } = this.#folders;
    return name === "pictures.yaml"
      ? new PicturesFile(content, this.#pictures)
      : new EditedFile(content, name);
  }

  #readIfPossible(file: string): unknown {
    try {
      return dataOf(this.#file(file).read());
    } catch {
      return undefined;
    }
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
