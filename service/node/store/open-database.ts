import { chmodSync, mkdirSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SettingError } from "#service/config/read-settings.ts";
import { schema, schemaVersion } from "#service/store/schema.ts";

/** node:sqlite fails at once by default when the command line writes at the same moment. */
const busyTimeoutMs = 5000;

export const databaseFile = "inquiries.db";

export function openDatabase(dataDir: string): DatabaseSync {
  const db = new DatabaseSync(join(dataDir, databaseFile), { timeout: busyTimeoutMs });
  // Without secure_delete an erased inquiry is unlinked and not overwritten.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  createTables(db);
  return db;
}

export function prepareDataDir(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // mkdir leaves an existing directory's mode as it is, and only this user may read guests' words.
  chmodSync(dataDir, 0o700);
}

/** There may be room later. Everything else that fails at a start is for the owner to repair. */
export function isDiskFull(error: unknown, dataDir: string): boolean {
  const { code = "", errcode = 0 } = error as { code?: string; errcode?: number };
  // SQLITE_FULL, and SQLITE_IOERR: no room for the shared memory of the write-ahead log.
  if (["ENOSPC", "EDQUOT"].includes(code) || [10, 13].includes(errcode & 0xff)) return true;
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

/** Empties the write-ahead log, which holds erased words; not while another program reads. The service tries it every minute. */
export function emptyWriteAheadLog(open: () => DatabaseSync) {
  try {
    open().exec("PRAGMA wal_checkpoint(TRUNCATE)");
  } catch {
    // The erasure is committed. The next commit reports the disk.
  }
}
