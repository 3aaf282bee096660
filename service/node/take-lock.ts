import { DatabaseSync } from "node:sqlite";
import { isBusy } from "#service/store/sql.ts";

/** A database that nobody holds is closed, which ends its lock. */
const taken = new Set<DatabaseSync>();

/** Locks `file`; undefined if another process has the lock. It is the kernel's, so kill -9 leaves none behind. */
export function takeLock(file: string): { close: () => void } | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  taken.add(lock);
  return lock;
}
