import { copyFileSync, createWriteStream, lstatSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join, parse } from "node:path";
import { pipeline } from "node:stream/promises";
import { freeName, slugOf } from "../labels.ts";

/** What an upload may be, and where it goes. */
export interface UploadRules {
  /** In lower case, dots included. A file with another ending is judged without one. */
  endings: readonly string[];
  /** In bytes. */
  limit: number;
  tooLarge: string;
  /** Resolves with the ending that the bytes ask for, dot included. Rejects with a sentence for the owner. */
  judge(path: string): Promise<string>;
  /** Where the bytes are kept until they have been judged. */
  waiting: string;
  folder: string;
  isTaken(file: string): boolean;
}

/**
 * Resolves with the name that the file has in its folder. The bytes are streamed to the disk, because six photographs of
 * 80 MB at once would take too much memory.
 */
export async function receiveUpload(
  name: string,
  bytes: AsyncIterable<Uint8Array>,
  rules: UploadRules,
): Promise<string> {
  const { name: given, ext } = parse(name);
  const stem = slugOf(given).slice(0, 60) || "upload";
  for (const folder of [rules.waiting, rules.folder]) mkdirSync(folder, { recursive: true });
  const own = await mkdtemp(join(rules.waiting, "upload-"));
  try {
    const ending = ext.toLowerCase();
    const path = join(own, `${stem}${rules.endings.includes(ending) ? ending : ""}`);
    await pipeline(limited(bytes, rules), createWriteStream(path));
    const judged = await rules.judge(path);
    // A file that exists is never overwritten.
    const file = freeName(stem, (name) => rules.isTaken(name + judged)) + judged;
    move(path, join(rules.folder, file));
    return file;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

/** Copies first, because a rename cannot move to another disk. Until the copy is whole its name ends in ~. Leaves symbolic links alone. */
export function move(from: string, to: string): void {
  if (!isFile(from)) return;
  copyFileSync(from, `${to}~`);
  renameSync(`${to}~`, to);
  rmSync(from);
}

export function isFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** Reads to the end even above the limit: a browser may ignore an answer that comes before it has sent everything. */
async function* limited(bytes: AsyncIterable<Uint8Array>, { limit, tooLarge }: UploadRules) {
  let size = 0;
  for await (const part of bytes) {
    size += part.length;
    if (size <= limit) yield part;
  }
  if (size > limit) throw new Error(tooLarge);
}
