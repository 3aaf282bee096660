import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Choice } from "./merge.ts";

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

  /** A crash leaves the old draft or the new one. */
  write(file: string, draft: Draft | undefined): void {
    const path = this.#pathOf(file);
    if (!draft) {
      rmSync(path, { force: true });
      return;
    }
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(`${path}~`, JSON.stringify(draft), { mode: 0o600, flush: true });
    renameSync(`${path}~`, path);
  }

  #pathOf(file: string): string {
    return join(this.#folder, `${file}.json`);
  }
}
