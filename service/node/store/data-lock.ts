import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SettingError } from "#service/config/read-settings.ts";

/**
 * Takes `dataDir` for this process until `close`, or throws a sentence for the owner. Two services on one
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
      `Another service uses the data directory ${dataDir}. Stop it, or give this one its own DATA_DIR.`,
    );
  }
  return lock;
}
