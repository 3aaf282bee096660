import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { SettingError } from "#service/config/read-settings.ts";
import { createStore, type Store } from "#service/store/store.ts";
import { CommitQueue } from "./commit-queue.ts";
import {
  databaseFile,
  emptyWriteAheadLog,
  lockDataDir,
  openDatabase,
  prepareDataDir,
} from "./open-database.ts";

export interface NodeStore extends Store {
  /** Overwrites erased words outside of the rows, unless another program is reading there. */
  overwrite: () => void;
  /** Writes a whole copy while the service runs. The file appears at once and complete, or not at all. */
  backUp: (file: string) => void;
  close: () => void;
}

/** For the service: the only one on this directory. Throws a sentence for the owner. */
export function openStore(dataDir: string): NodeStore {
  return explainFailure(dataDir, () => {
    prepareDataDir(dataDir);
    const lock = lockDataDir(dataDir);
    try {
      const db = openDatabase(dataDir);
      // Waiting inside SQLite would hold up every page; the queue of commits waits outside.
      db.exec("PRAGMA busy_timeout = 0");
      return buildStore(db, lock.close.bind(lock));
    } catch (error) {
      lock.close();
      throw error;
    }
  });
}

/** For the command line, which may read and write beside a running service. */
export function openStoreBesideService(dataDir: string): NodeStore {
  if (!existsSync(join(dataDir, databaseFile)))
    throw new Error(`There is no inquiry in ${dataDir} yet. Is DATA_DIR the one that the service uses?`);
  return explainFailure(dataDir, () => buildStore(openDatabase(dataDir), () => {}));
}

function explainFailure(dataDir: string, open: () => NodeStore): NodeStore {
  try {
    return open();
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new Error(
      `The data directory ${dataDir} (DATA_DIR) cannot be used: ${(error as Error).message}. ` +
        "It must be a directory that this user may write to, on a disk with free space.",
      { cause: error },
    );
  }
}

function buildStore(db: DatabaseSync, unlock: () => void): NodeStore {
  return {
    ...createStore(db, new CommitQueue(db)),
    overwrite: () => emptyWriteAheadLog(db),
    backUp: (file) => writeCopy(db, file),
    close: () => {
      db.close();
      unlock();
    },
  };
}

/**
 * One statement reads one state of the database, and copies no page that was freed. SQLite's own backup begins anew
 * with each commit of another process, so that it took 35 s beside a busy service.
 */
function writeCopy(db: DatabaseSync, file: string) {
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  // The owner's alone from the beginning: SQLite writes into an empty file.
  const descriptor = openSync(draft, "wx", 0o600);
  try {
    db.prepare("VACUUM INTO ?").run(draft);
    fsyncSync(descriptor);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}
