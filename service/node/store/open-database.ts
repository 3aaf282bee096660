import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { listMailIds, maildirOf } from "#service/node/maildir-delivery.ts";
import { schemaSteps } from "#service/store/schema.ts";

/** node:sqlite fails at once by default when the command line writes at the same moment. */
const busyTimeoutMs = 5000;

export const databaseFile = "inquiries.db";

/** Opens (or creates) the database of `dataDir`. */
export function openDatabase(dataDir: string): DatabaseSync {
  const db = new DatabaseSync(join(dataDir, databaseFile), { timeout: busyTimeoutMs });
  // Without secure_delete an erased inquiry is unlinked and not overwritten. The queue of commits chooses
  // between synchronous FULL (fsync before the commit returns) and NORMAL.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
  migrate(db, dataDir);
  return db;
}

export function prepareDataDir(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // mkdir leaves an existing directory's mode as it is, and only this user may read guests' words.
  chmodSync(dataDir, 0o700);
}

/** Brings an older database up to date; refuses one that a newer version wrote. */
function migrate(db: DatabaseSync, dataDir: string) {
  const { user_version: version } = db.prepare("PRAGMA user_version").get() as { user_version: number };
  if (version > schemaSteps.length)
    throw new Error("The database was written by a newer version of this service. Start that version.");
  if (version === schemaSteps.length) return;
  db.exec("BEGIN IMMEDIATE");
  for (const step of schemaSteps.slice(version)) db.exec(step);
  if (version > 0 && version < 4) markFiled(db, dataDir, version);
  db.exec(`PRAGMA user_version = ${schemaSteps.length}; COMMIT`);
}

/**
 * The first version (steps 1 and 2) did not note whether an inquiry was mailed or became a file, and step 3 called
 * all of them mailed. Those whose file is in the Maildir are filed; one with three attempts may have been mailed
 * after its dead letter became a file. What else the first version delivered is not known: files are moved and deleted.
 */
function markFiled(db: DatabaseSync, dataDir: string, version: number) {
  const ids = JSON.stringify(listMailIds(maildirOf({ dataDir })));
  db.prepare(
    `UPDATE inquiry SET is_filed = 1 WHERE state = 'sent' AND is_filed = 0 AND attempts < 3
       AND id IN (SELECT value FROM json_each(?))`,
  ).run(ids);
  if (version < 3) db.exec("UPDATE inquiry SET is_filed = 2 WHERE state = 'sent' AND is_filed = 0");
}

/** Holds erased words until it is emptied. */
export class WriteAheadLog {
  readonly #db: DatabaseSync;
  /** True at first: an earlier process may have been killed after an erasure. */
  isDirty = true;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** Does not wait for other programs that read or write; `isDirty` says whether it is to be tried again. */
  empty = () => {
    this.isDirty = true;
    try {
      this.isDirty = this.#db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get()?.busy !== 0;
    } catch {
      // The erasure is committed. The next commit reports the disk.
    }
  };
}
