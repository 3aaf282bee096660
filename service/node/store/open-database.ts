import { chmodSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { migrate } from "./migrate.ts";

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
