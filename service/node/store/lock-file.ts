import { DatabaseSync } from "node:sqlite";

/** Takes `file` for this process; undefined if another has it. The lock is the kernel's, so kill -9 leaves none behind. */
export function lockFile(file: string): { release: () => void } | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (/locked|busy/i.test((error as Error).message)) return undefined;
    throw error;
  }
  return { release: () => lock.close() };
}
