import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockFile } from "./lock-file.ts";

const noteFile = "service.pid";

/**
 * Takes `dataDir` for this process, or throws a sentence that says who has it. Two services on one directory
 * would send every mail twice.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  const lock = lockFile(join(dataDir, "service.lock"));
  if (!lock)
    throw new DataDirInUse(
      `Another service (process ${readServiceNote(dataDir).process}) uses the data directory ${dataDir}. ` +
        "Stop it, or give this one its own DATA_DIR.",
    );
  noteService(dataDir);
  return lock;
}

export class DataDirInUse extends Error {}

/** Who has the directory, and once it listens also where, for whoever comes after it. */
export function noteService(dataDir: string, address = ""): void {
  writeFileSync(join(dataDir, noteFile), `${process.pid} ${address}\n`);
}

/** What the last service noted; it may have ended since. */
export function readServiceNote(dataDir: string): { process: string; address: string | undefined } {
  try {
    const [process = "unknown", address] = readFileSync(join(dataDir, noteFile), "utf8").trim().split(" ");
    return { process, address };
  } catch {
    return { process: "unknown", address: undefined };
  }
}
