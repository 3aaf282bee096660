import { existsSync, mkdirSync, renameSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, parse, relative } from "node:path";
import sharp from "sharp";
import type { Content } from "#content/schema/subjects.ts";
import { readDrawings } from "#site-build/pictures/drawings.ts";
import { pictureEntries } from "#site-build/pictures/entries.ts";
import { readOriginal } from "#site-build/pictures/original.ts";
import { cropsOf, judgeSizes } from "#site-build/pictures/sharpness.ts";

/** One crop that the site makes of a picture. */
export interface Crop {
  name: string;
  ratio: readonly [number, number];
}

export interface PictureFacts {
  name: string;
  width: number;
  height: number;
  isDrawing: boolean;
  crops: Crop[];
  /** What is wrong with its size. */
  small?: { message: string; isTooSmall: boolean };
  /** Why the file cannot be read. */
  problem?: string;
}

interface Folders {
  originals: string;
  cache: string;
  /** Photographs that no picture names: not yet, or no more. */
  aside: string;
  /** Small copies for the editor's own page. */
  views: string;
}

type Entries = Content["pictures"];

/** The photographs of media/originals/ for the editor. */
export class PictureDesk {
  readonly #folders: Folders;

  constructor(folders: Folders) {
    this.#folders = folders;
  }

  /** What every picture that the pages show is made of, in the order of pictures.yaml. */
  async list(content: Content): Promise<PictureFacts[]> {
    const drawings = readDrawings();
    const used = pictureEntries(content);
    const { originals, cache } = this.#folders;
    const facts = Object.entries(content.pictures).map(async ([name, { file, tallFile }]) => {
      const read = (photograph: string) => readOriginal(join(originals, photograph), cache);
      try {
        const original = await read(file);
        const tall = tallFile ? await read(tallFile) : original;
        const { width, height } = original;
        const entry = { file, tallFile, shapes: used[name]?.shapes ?? {} };
        const crops = cropsOf(entry).map(({ shape, isTall, ratio }) => ({
          name: isTall ? `${shape} on telephones` : shape,
          ratio,
        }));
        const [small] = judgeSizes(entry, { file: original, tallFile: tall }, drawings);
        return {
          name,
          width,
          height,
          crops,
          isDrawing: drawings.has(original.hash),
          ...(small && { small }),
        };
      } catch (error) {
        return { name, width: 0, height: 0, crops: [], isDrawing: false, problem: (error as Error).message };
      }
    });
    return Promise.all(facts);
  }

  /**
   * Keeps a photograph under a name of its own until a picture names it. Throws a PictureError that says what is wrong
   * with it. Sizes are in pixels.
   */
  async take(name: string, bytes: Uint8Array): Promise<{ file: string; width: number; height: number }> {
    const file = this.#freeName(name);
    const { aside, cache } = this.#folders;
    await mkdir(aside, { recursive: true });
    const path = join(aside, file);
    await writeFile(path, bytes);
    try {
      const { width, height } = await readOriginal(path, cache);
      return { file, width, height };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** A picture as any browser shows it, at most `width` pixels on its longer side; telephones' HEIC files are decoded. */
  async view(file: string, width: number): Promise<Buffer> {
    const { originals, cache, views } = this.#folders;
    // The film's first picture lies beside the originals; nothing else is shown of this machine.
    if (relative(dirname(originals), join(originals, file)).startsWith(".."))
      throw new Error(`${file} does not lie in media/.`);
    const original = await readOriginal(this.#pathOf(file), cache);
    const kept = join(views, `${original.hash.slice(0, 16)}-${width}.webp`);
    if (existsSync(kept)) return readFile(kept);
    const view = await sharp(original.file)
      .autoOrient()
      .resize({ width, height: width, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80, effort: 0 })
      .toBuffer();
    await mkdir(views, { recursive: true });
    await writeFile(kept, view);
    return view;
  }

  /**
   * Moves the files of `after` to the originals, and those that only `before` names out of them: the build would take
   * one that lies there for a photograph that was forgotten. The returned function moves all back.
   */
  arrange(before: Entries, after: Entries): () => void {
    const { originals, aside } = this.#folders;
    mkdirSync(aside, { recursive: true });
    const kept = filesOf(after);
    const moves = [
      ...kept.filter((file) => !existsSync(join(originals, file))).map((file) => [file, aside, originals]),
      ...filesOf(before)
        .filter((file) => !kept.includes(file))
        .map((file) => [file, originals, aside]),
    ] as [string, string, string][];
    const possible = moves.filter(([file, from]) => existsSync(join(from, file)));
    for (const [file, from, to] of possible) renameSync(join(from, file), join(to, file));
    return () => {
      for (const [file, from, to] of possible) renameSync(join(to, file), join(from, file));
    };
  }

  #pathOf(file: string): string {
    const { originals, aside } = this.#folders;
    return existsSync(join(originals, file)) ? join(originals, file) : join(aside, file);
  }

  /** Letters and digits as in addresses; a file that is there is never written over. */
  #freeName(name: string): string {
    const plain = parse(name).name.normalize("NFKD").toLowerCase();
    const stem = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "") || "photograph";
    const ending = extname(name).toLowerCase();
    for (let count = 1; ; count += 1) {
      const file = `${stem}${count > 1 ? `-${count}` : ""}${ending}`;
      if (!existsSync(this.#pathOf(file))) return file;
    }
  }
}

/** Those in media/originals/; an entry that is still being written may have no file. */
function filesOf(entries: Entries): string[] {
  const named = Object.values(entries).flatMap(({ file, tallFile }) => [file, tallFile]);
  return named.filter((name) => name !== undefined && name === basename(name)) as string[];
}
