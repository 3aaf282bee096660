import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Takes `dataDir` for this process, or throws a sentence that says who has it. Two services on one directory
 * would send every mail twice. SQLite's lock is the kernel's, so kill -9 leaves nothing behind to clear up.
 */
export function lockDataDir(dataDir: string): { release: () => void } {
  const note = join(dataDir, "service.pid");
  const lock = new DatabaseSync(join(dataDir, "service.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test((error as Error).message)) throw error;
    throw new DataDirInUse(
      `Another service (process ${readNote(note)}) uses the data directory ${dataDir}. ` +
        "Stop it, or give this one its own DATA_DIR.",
    );
  }
  writeFileSync(note, `${process.pid}\n`);
  return { release: () => lock.close() };
}

export class DataDirInUse extends Error {}

function readNote(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    return "unknown";
  }
}
