import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Choice } from "./merge.ts";
import { writeWhole } from "./write-whole.ts";

/** What a form shows of a file while some of it is not valid, or is to be chosen. */
export interface Draft {
  /** The file's data when it was last written or read. */
  base: unknown;
  value: unknown;
  choices: Choice[];
}

/** One JSON file for each file of content/ that has a draft, readable by the machine's user only. */
export class DraftStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  read(file: string): Draft | undefined {
    return JSON.parse(this.readText(file) || "null") ?? undefined;
  }

  /** "" without a draft. */
  readText(file: string): string {
    const path = this.#pathOf(file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  }

  write(file: string, draft: Draft | undefined): void {
    const path = this.#pathOf(file);
    if (draft) writeWhole(path, JSON.stringify(draft), true);
    else rmSync(path, { force: true });
  }

  #pathOf(file: string): string {
    return join(this.#folder, `${file}.json`);
  }
}
