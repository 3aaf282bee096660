import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { projectRoot } from "#site-build/site-folder.ts";

/** The message is a sentence for the owner. */
export class LockError extends Error {}

/** As long as it is open it is locked, and what nobody holds is closed. */
const taken: DatabaseSync[] = [];

/** False if another process has the lock `name`. It is the kernel's: it ends with the process, however that ends. */
export function takeLock(name: string, folder = join(projectRoot, ".cache")): boolean {
  const lock = openLock(folder, name);
  taken.push(lock);
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch {
    return false;
  }
}

function openLock(folder: string, name: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true });
    return new DatabaseSync(join(folder, `${name}.lock`), { timeout: 0 });
  } catch (error) {
    throw new LockError(
      `${folder} cannot be written (${(error as Error).message}). The website's folder must belong to the user who runs this command, on a disk that can be written.`,
    );
  }
}
