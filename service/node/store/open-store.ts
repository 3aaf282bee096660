import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SettingError } from "#service/config/read-settings.ts";
import { schema, schemaVersion } from "#service/store/schema.ts";
import { hasCode, sqliteCode } from "#service/store/sql.ts";
import { createStore } from "#service/store/store.ts";
import { takeLock } from "../take-lock.ts";
import { CommitQueue } from "./commit-queue.ts";

/** node:sqlite fails at once by default when the command line writes at the same moment. */
const busyTimeoutMs = 5000;

const databaseFile = "inquiries.db";

/**
 * For the service, alone on this directory. On a full disk it opens the database later: until then pages are served and
 * inquiries refused. Throws a sentence for the owner.
 */
export function openStore(dataDir: string) {
  let lock: ReturnType<typeof takeLock>;
  let db: DatabaseSync | undefined;
  const unlock = () => lock?.close();
  function open(): DatabaseSync {
    if (db) return db;
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // mkdir leaves an existing directory's mode as it is, and only this user may read guests' words.
    chmodSync(dataDir, 0o700);
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
      throw wrapStorageError(dataDir, error);
    }
  }
  return buildStore(open, () => {
    db?.close();
    unlock();
  });
}

/** For the command line, which may read and write beside a running service. */
export function openStoreBesideService(dataDir: string) {
  if (!existsSync(join(dataDir, databaseFile)))
    throw new Error(`There is no inquiry in ${dataDir} yet. Is DATA_DIR the one that the service uses?`);
  try {
    const db = openDatabase(dataDir);
    return buildStore(
      () => db,
      () => db.close(),
    );
  } catch (error) {
    throw wrapStorageError(dataDir, error);
  }
}

export function openDatabase(dataDir: string): DatabaseSync {
  const db = new DatabaseSync(join(dataDir, databaseFile), { timeout: busyTimeoutMs });
  // Without secure_delete an erased inquiry is unlinked and not overwritten.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  createTables(db);
  return db;
}

/** There may be room later. Everything else that fails at a start is for the owner to repair. */
function isDiskFull(error: unknown, dataDir: string): boolean {
  const { code = "", errcode = 0 } = error as { code?: string; errcode?: number };
  // An I/O error: no room for the shared memory of the write-ahead log.
  if (["ENOSPC", "EDQUOT"].includes(code) || hasCode(error, sqliteCode.full, sqliteCode.ioError)) return true;
  if (errcode === 0) return false;
  // Without room for the name of another file SQLite only says that it cannot open one.
  const { files, ffree } = statfsSync(dataDir);
  return files > 0 && ffree === 0;
}

function createTables(db: DatabaseSync) {
  const { user_version: version } = db.prepare("PRAGMA user_version").get() as { user_version: number };
  if (version === schemaVersion) return;
  if (version !== 0)
    throw new SettingError(
      "The database was written by another version of this service. Start that version.",
    );
  db.exec(`BEGIN IMMEDIATE; ${schema}; PRAGMA user_version = ${schemaVersion}; COMMIT`);
}

function wrapStorageError(dataDir: string, error: unknown): Error {
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
    /** Empties the write-ahead log, which holds erased words; not while another program reads. The service tries it every minute. */
    overwrite() {
      try {
        open().exec("PRAGMA wal_checkpoint(TRUNCATE)");
      } catch {
        // The erasure is committed. The next commit reports the disk.
      }
    },
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
