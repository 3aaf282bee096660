import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { SettingError } from "#service/config/read-settings.ts";
import { createStore } from "#service/store/store.ts";
import { takeLock } from "../take-lock.ts";
import { CommitQueue } from "./commit-queue.ts";
import {
  databaseFile,
  emptyWriteAheadLog,
  isDiskFull,
  openDatabase,
  prepareDataDir,
} from "./open-database.ts";

export type NodeStore = ReturnType<typeof buildStore>;

/**
 * For the service, alone on this directory. On a full disk it opens the database later: until then pages are served and
 * inquiries refused. Throws a sentence for the owner.
 */
export function openStore(dataDir: string): NodeStore {
  let lock: ReturnType<typeof takeLock>;
  let db: DatabaseSync | undefined;
  const unlock = () => lock?.close();
  function open(): DatabaseSync {
    if (db) return db;
    prepareDataDir(dataDir);
    // Two services on one directory would send every mail twice.
    lock ??= takeLock(join(dataDir, "service.lock"));
    if (!lock)
      throw new SettingError(
        `Another service uses the data directory ${dataDir}. Stop it, or give this one its own DATA_DIR.`,
      );
    db = openDatabase(dataDir);
    // Waiting inside SQLite would hold up every page; the queue of commits waits outside.
    db.exec("PRAGMA busy_timeout = 0");
    return db;
  }
  try {
    open();
  } catch (error) {
    if (!isDiskFull(error, dataDir)) {
      unlock();
      throw explained(dataDir, error);
    }
  }
  return buildStore(open, () => {
    db?.close();
    unlock();
  });
}

/** For the command line, which may read and write beside a running service. */
export function openStoreBesideService(dataDir: string): NodeStore {
  if (!existsSync(join(dataDir, databaseFile)))
    throw new Error(`There is no inquiry in ${dataDir} yet. Is DATA_DIR the one that the service uses?`);
  try {
    const db = openDatabase(dataDir);
    return buildStore(
      () => db,
      () => db.close(),
    );
  } catch (error) {
    throw explained(dataDir, error);
  }
}

function explained(dataDir: string, error: unknown): Error {
  if (error instanceof SettingError) return error;
  return new Error(
    `The data directory ${dataDir} (DATA_DIR) cannot be used: ${(error as Error).message}. ` +
      "It must be a directory that this user may write to, on a disk with free space.",
    { cause: error },
  );
}

function buildStore(open: () => DatabaseSync, close: () => void) {
  return {
    ...createStore({ prepare: (text) => open().prepare(text) }, new CommitQueue(open)),
    /** Overwrites erased words outside of the rows, unless another program is reading there. */
    overwrite: () => emptyWriteAheadLog(open),
    /** Writes a whole copy while the service runs. The file appears at once and complete, or not at all. */
    backUp: (file: string) => writeCopy(open(), file),
    close,
  };
}

/** SQLite's own backup begins anew with each commit of another process: it took 35 s beside a busy service. */
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
