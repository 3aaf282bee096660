import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { SettingError } from "#service/config/read-settings.ts";
import type { Log } from "#service/domain/log.ts";
import { hasCode, isDamage, StorageProblem, sqliteCode } from "#service/store/sql.ts";
import { createStore } from "#service/store/store.ts";
import { takeLock } from "../take-lock.ts";
import { CommitQueue, type CommitTarget } from "./commit-queue.ts";
import { DatabaseFile, databaseName, lockName, openDatabase } from "./database-file.ts";

/**
 * Opens the store for the service, which must be alone on this directory. With a database that it cannot use (the disk is
 * full, a newer version wrote it), pages are served and inquiries refused. Errors are worded for the owner.
 */
export function openStore(dataDir: string, now = Date.now, log: Log = () => {}) {
  const database = new DatabaseFile(dataDir, now, log);
  try {
    database.open();
  } catch (error) {
    const problem = wrapStorageError(dataDir, error);
    if (problem instanceof StorageProblem) log(problem.message);
    else if (!isDiskFull(error, dataDir)) {
      database.close();
      throw problem;
    }
  }
  return {
    ...createStore(database, new CommitQueue(database)),
    overwrite: () => truncateLog(database),
    damagedFolders: () => database.damagedFolders(),
    close: () => database.close(),
  };
}

/** Opens the store for the command line, which may read and write beside a running service. */
export function openStoreBesideService(dataDir: string) {
  if (!existsSync(join(dataDir, databaseName)))
    throw new Error(`There are no inquiries in ${dataDir} yet. Is DATA_DIR the one that the service uses?`);
  try {
    const db = openDatabase(dataDir, () => refuseBesideService(dataDir));
    const database = { open: () => db, recover: () => false };
    return {
      ...createStore(db, new CommitQueue(database)),
      overwrite: () => truncateLog(database),
      /** Writes a complete copy, even while the service runs. The file appears whole or not at all. */
      backUp: (file: string) => writeCopy(db, file),
      close: () => db.close(),
    };
  } catch (error) {
    throw wrapStorageError(dataDir, error);
  }
}

/** Throws if a service is running: it is of an earlier version, and could not use the new tables. */
function refuseBesideService(dataDir: string) {
  const lock = takeLock(join(dataDir, lockName));
  if (!lock) throw new StorageProblem("The running service is of an earlier version. Restart it first.");
  lock.close();
}

/** A full disk may have room later, so the service starts. Anything else that fails here, the owner must repair. */
function isDiskFull(error: unknown, dataDir: string): boolean {
  const { code = "", errcode = 0 } = error as { code?: string; errcode?: number };
  // ioError: there is no room for the shared memory of the write-ahead log.
  if (["ENOSPC", "EDQUOT"].includes(code) || hasCode(error, sqliteCode.full, sqliteCode.ioError)) return true;
  if (errcode === 0) return false;
  // Out of inodes, SQLite only says that it cannot open a file.
  const { files, ffree } = statfsSync(dataDir);
  return files > 0 && ffree === 0;
}

function wrapStorageError(dataDir: string, error: unknown): Error {
  if (error instanceof SettingError || error instanceof StorageProblem) return error;
  if (isDamage(error)) return new StorageProblem(damageSentence, { cause: error });
  return new Error(
    `The data directory ${dataDir} (DATA_DIR) cannot be used: ${(error as Error).message}. ` +
      "It must be a directory that this user may write to, on a disk with free space.",
    { cause: error },
  );
}

export const damageSentence =
  'The database is damaged: see "A damaged database" in docs/running.md. A running service sets it aside by itself.';

/**
 * Truncates the write-ahead log, which may still hold erased words. Fails while another program reads; the service retries
 * every minute.
 */
function truncateLog(database: CommitTarget) {
  try {
    database.open().exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch (error) {
    // The erasure itself is committed. If the disk is the problem, the next commit reports it.
    database.recover(error);
  }
}

/** Not by SQLite's backup API, which restarts with each commit of another process: it took 35 s beside a busy service. */
function writeCopy(db: DatabaseSync, file: string) {
  const draft = `${file}.part`;
  rmSync(draft, { force: true });
  // Created first, so that only this user can ever read it; SQLite writes into an empty file.
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
