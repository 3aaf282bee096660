import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SettingError } from "#service/config/read-settings.ts";

const noteFile = "service.pid";

/**
 * Takes `dataDir` for this process until `close`, or throws a sentence that says who has it. Two services on one
 * directory would send every mail twice. The lock is the kernel's, so kill -9 leaves none behind.
 */
export function lockDataDir(dataDir: string): { close: () => void } {
  const lock = new DatabaseSync(join(dataDir, "service.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test((error as Error).message)) throw error;
    throw new SettingError(
      `Another service (process ${readServiceNote(dataDir).process}) uses the data directory ${dataDir}. ` +
        "Stop it, or give this one its own DATA_DIR.",
    );
  }
  noteService(dataDir);
  return lock;
}

/** Writes the process, and once it listens its address, for a second start to read. */
export function noteService(dataDir: string, address = ""): void {
  writeFileSync(join(dataDir, noteFile), `${process.pid} ${address}\n`);
}

/** The last service's note. That service may have ended since. */
export function readServiceNote(dataDir: string): { process: string; address: string | undefined } {
  try {
    const [process = "unknown", address] = readFileSync(join(dataDir, noteFile), "utf8").trim().split(" ");
    return { process, address };
  } catch {
    return { process: "unknown", address: undefined };
  }
}
