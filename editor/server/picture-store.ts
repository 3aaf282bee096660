import { existsSync, mkdirSync, realpathSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, relative } from "node:path";
import sharp from "sharp";
import type { PictureEntry } from "#content/schema/pictures.ts";
import type { Content } from "#content/schema/subjects.ts";
import type { Mistake } from "#site-build/content/mistake.ts";
import { readDrawings } from "#site-build/pictures/drawings.ts";
import { pictureEntries, shapesFor } from "#site-build/pictures/entries.ts";
import { isHeic } from "#site-build/pictures/heic.ts";
import { type Original, PictureError, readOriginal, startOf } from "#site-build/pictures/original.ts";
import { shareCardMistake } from "#site-build/pictures/share-card.ts";
import { cropsOf, judgeSizes } from "#site-build/pictures/sharpness.ts";
import type { NewUse } from "./picture-places.ts";
import { isFile, move, receiveUpload } from "./receive-upload.ts";

/** `width` and `height` are in pixels, and 0 for a file that cannot be read. */
export interface PictureFacts {
  name: string;
  /** What pictures.yaml has. A draft may name another photograph. */
  file: string;
  width: number;
  height: number;
  isDrawing: boolean;
  /** Every crop that the site makes of it. */
  crops: { name: string; ratio: readonly [number, number] }[];
  /** The file is too small or cannot be read. */
  warning?: { short: string; sentence: string } | undefined;
}

interface Folders {
  originals: string;
  cache: string;
  /** Photographs that pictures.yaml does not name yet, or no longer names. */
  aside: string;
  /** Small copies for the editor's own page. */
  views: string;
}

export type Entries = Content["pictures"];

/** In bytes; more than any camera's file. */
const largestPhotograph = 80_000_000;

/** The photographs of media/originals/ for the editor. */
export class PictureStore {
  readonly #folders: Folders;
  /** By the file's name. */
  readonly #known = new Map<string, Original>();
  #reading: Promise<unknown> = Promise.resolve();

  constructor(folders: Folders) {
    this.#folders = folders;
  }

  /** Facts of every picture in pictures.yaml, in its order. */
  async list(content: Content): Promise<PictureFacts[]> {
    const drawings = readDrawings();
    const used = pictureEntries(content);
    const list: PictureFacts[] = [];
    for (const [name, { file, tallFile }] of Object.entries(content.pictures)) {
      const entry = { file, tallFile, shapes: used[name]?.shapes ?? {} };
      const crops = cropsOf(entry).map(({ shape, isTall, ratio }) => ({
        name: isTall ? `${shape} on telephones` : shape,
        ratio,
      }));
      try {
        const original = await this.#readOriginal(file);
        const tall = tallFile ? await this.#readOriginal(tallFile) : original;
        const [small] = judgeSizes(entry, { file: original, tallFile: tall }, drawings);
        const { width, height, hash } = original;
        const warning = small && {
          short: small.isTooSmall ? "too small" : "rather small",
          sentence: small.message + (small.isTooSmall ? " The site cannot be built with it." : ""),
        };
        list.push({ name, file, width, height, crops, isDrawing: drawings.has(hash), warning });
      } catch (error) {
        const warning = { short: "cannot be read", sentence: (error as Error).message };
        list.push({ name, file, width: 0, height: 0, crops: [], isDrawing: false, warning });
      }
    }
    return list;
  }

  /** Reads the files of these uses. `misfits` judges only files that were read before. */
  async learn(uses: readonly NewUse[]): Promise<void> {
    for (const { entry } of uses)
      for (const file of filesNamedIn(entry)) await this.#readOriginal(file).catch(() => {});
  }

  /** Why the build would refuse these uses. Says nothing of files that could not be read: `list` does. */
  misfits(file: string, newUses: readonly NewUse[]): Mistake[] {
    return newUses.flatMap(({ entry, uses, pathOf }) => {
      const original = this.#known.get(entry.file);
      const tall = entry.tallFile ? this.#known.get(entry.tallFile) : original;
      if (!original || !tall) return [];
      const wanted = { file: entry.file, tallFile: entry.tallFile, shapes: shapesFor(uses) };
      const small = judgeSizes(wanted, { file: original, tallFile: tall }, readDrawings());
      const card = uses.includes(undefined) && shareCardMistake(entry.file, original);
      const refused = small.filter(({ isTooSmall }) => isTooSmall);
      if (card && refused.length === 0) refused.push({ key: "file", message: card, isTooSmall: true });
      return refused.map(({ key, message }) => ({ file: `content/${file}`, path: pathOf(key), message }));
    });
  }

  /**
   * Keeps an uploaded photograph until an entry of pictures.yaml names it, and resolves with the file's name. Rejects
   * with a PictureError that says what is wrong with it.
   */
  take(name: string, bytes: AsyncIterable<Uint8Array>): Promise<string> {
    const { aside, cache } = this.#folders;
    return receiveUpload(name, bytes, {
      endings: [".jpg", ".jpeg", ".png", ".webp", ".avif", ".heic", ".heif"],
      limit: largestPhotograph,
      tooLarge: `The photograph is larger than ${largestPhotograph / 1e6} MB. Save it as a JPEG of at most 10,000 pixels a side, and add that.`,
      judge: async (path) => {
        const ending = extname(path) && (await endingOf(path));
        if (!ending)
          throw new PictureError(
            `${name} is not a photograph that the site can show. Save it as JPEG, HEIC, PNG, WebP or AVIF, and add that.`,
          );
        await this.#inTurn(() => readOriginal(path, cache));
        return ending;
      },
      waiting: aside,
      folder: aside,
      isTaken: (file) => existsSync(this.#pathOf(file)),
    });
  }

  /** A picture as WebP, at most `width` pixels on its longer side. */
  async view(file: string, width: number): Promise<Buffer> {
    const original = await this.#readOriginal(file);
    const path = join(this.#folders.views, `${original.hash.slice(0, 16)}-${width}.webp`);
    if (existsSync(path)) return readFile(path);
    const view = await sharp(original.file)
      .autoOrient()
      .resize({ width, height: width, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80, effort: 0 })
      .toBuffer();
    mkdirSync(this.#folders.views, { recursive: true });
    await writeFile(path, view);
    return view;
  }

  /** Whether an uploaded photograph of that name waits for an entry. */
  isAside(file: string): boolean {
    return file === basename(file) && isFile(join(this.#folders.aside, file));
  }

  /** Moves the files that `entries` name to media/originals/. */
  bringIn(entries: Entries): void {
    const { originals, aside } = this.#folders;
    for (const file of filesOf(entries))
      if (!existsSync(join(originals, file))) move(join(aside, file), join(originals, file));
  }

  /** Moves files that only `before` names out of it: the build would warn of photographs without an entry. */
  setAside(before: Entries, after: Entries): void {
    const { originals, aside } = this.#folders;
    mkdirSync(aside, { recursive: true });
    const kept = filesOf(after);
    for (const file of filesOf(before))
      if (!kept.includes(file)) move(join(originals, file), join(aside, file));
  }

  /** Only from media/ and from the uploads: a symbolic link to another place is not followed. */
  async #readOriginal(file: string): Promise<Original> {
    const { originals, aside, cache } = this.#folders;
    const path = this.#pathOf(file);
    const isInside = (folder: string) =>
      existsSync(folder) && !relative(realpathSync(folder), realpathSync(path)).startsWith("..");
    if (existsSync(path) && !isInside(dirname(originals)) && !isInside(aside))
      throw new PictureError(`${file} leads out of media/. Put the photograph itself into media/originals/.`);
    const original = await this.#inTurn(() => readOriginal(path, cache));
    this.#known.set(file, original);
    return original;
  }

  /** One at a time: decoding a phone's HEIC file takes 200 MB of memory. */
  #inTurn<Result>(read: () => Promise<Result>): Promise<Result> {
    const result = this.#reading.then(read);
    this.#reading = result.catch(() => {});
    return result;
  }

  #pathOf(file: string): string {
    const { originals, aside } = this.#folders;
    const path = join(originals, file);
    return !existsSync(path) && this.isAside(file) ? join(aside, file) : path;
  }
}

/** The files in media/originals/ that `entries` name. */
export function filesOf(entries: Entries): string[] {
  return Object.values(entries).flatMap(filesNamedIn);
}

/** An unfinished entry may name none. */
function filesNamedIn({ file, tallFile }: Pick<PictureEntry, "file" | "tallFile">): string[] {
  return [file, tallFile ?? ""].filter((name) => name && name === basename(name));
}

/** By the first bytes, since phones may call a HEIC file .jpg. Undefined for other formats, such as SVG. */
async function endingOf(path: string): Promise<string | undefined> {
  const start = await startOf(path);
  const text = start.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return ".jpg";
  if (text.startsWith("\x89PNG")) return ".png";
  if (/^RIFF.{4}WEBP/s.test(text)) return ".webp";
  if (isHeic(start)) return ".heic";
  return /^.{4}ftyp.*avi[fs]/s.test(text) ? ".avif" : undefined;
}
