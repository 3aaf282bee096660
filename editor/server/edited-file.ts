import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { readContentFile } from "#site-build/content/content-file.ts";
import type { Path } from "#site-build/content/fields.ts";
import { formatMistake, type Mistake } from "#site-build/content/mistake.ts";
import { partsOf } from "./content-names.ts";
import { writeWhole } from "./write-whole.ts";

/** One file of content/. Its name is that of `nameIn`, such as hi/menu.yaml. */
export class EditedFile {
  readonly name: string;
  readonly #content: string;

  constructor(content: string, name: string) {
    this.#content = content;
    this.name = name;
  }

  /** "" for a file that an edition does not have yet. */
  read(): string {
    if (existsSync(this.#path)) return readFileSync(this.#path, "utf8");
    if (partsOf(this.name).edition) return "";
    throw new Error(
      `content/${this.name} is gone. Bring the file back, from the trash or from a copy of content/: the form opens again by itself.`,
    );
  }

  /** The data in `text`, the current text of the file. If it is no YAML, throws what `npm run check` says about it. */
  dataOf(text: string): unknown {
    try {
      return dataOf(text);
    } catch (error) {
      const [mistake] = readContentFile(this.#content, this.name).mistakes;
      throw mistake ? new Error(formatMistake(mistake)) : error;
    }
  }

  /** "" takes the file away. */
  write(text: string): void {
    if (text === "") rmSync(this.#path, { force: true });
    else writeWhole(this.#path, text);
  }

  /** The field, or the group around it that is written as a whole or not at all. */
  wholeOf(path: Path): Path {
    return path;
  }

  /** Whether a mistake of the file's new data ends when they are written. */
  endsWhenWritten(_mistake: Mistake, _value: unknown): boolean {
    return false;
  }

  get #path(): string {
    return join(this.#content, this.name);
  }
}

/** A file of an edition may be empty, or not be there. */
export const dataOf = (text: string): unknown => parse(text) ?? {};
