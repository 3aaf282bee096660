import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
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
  migrate(db);
  return db;
}

export function prepareDataDir(dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // An existing directory keeps its mode with mkdir, and guests' words are nobody else's business.
  chmodSync(dataDir, 0o700);
}

/** Brings an older database up to date; refuses one that a newer version wrote. */
function migrate(db: DatabaseSync) {
  const { user_version: version } = db.prepare("PRAGMA user_version").get() as { user_version: number };
  if (version > schemaSteps.length)
    throw new Error("The database was written by a newer version of this service. Start that version.");
  if (version === schemaSteps.length) return;
  db.exec("BEGIN IMMEDIATE");
  for (const step of schemaSteps.slice(version)) db.exec(step);
  db.exec(`PRAGMA user_version = ${schemaSteps.length}; COMMIT`);
}

/** Still holds what was erased until it is emptied. */
export class WriteAheadLog {
  readonly #db: DatabaseSync;
  /** An earlier process may have been killed between an erasure and this. */
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
      // The erasure itself is committed, and the disk's trouble shows at the next commit.
    }
  };
}
