import { DatabaseSync } from "node:sqlite";
import { isBusy } from "#service/store/sql.ts";

/** Keeps the locks reachable: a garbage-collected database is closed, which would end its lock. */
const heldLocks = new Set<DatabaseSync>();

/** Locks `file`; undefined if another process has the lock. The kernel releases it even after kill -9. */
export function takeLock(file: string): { close: () => void } | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (isBusy(error)) return undefined;
    throw error;
  }
  heldLocks.add(lock);
  return lock;
}
