import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Inquiry } from "#service/domain/inquiry.ts";
import { StorageProblem } from "#service/store/sql.ts";
import { databaseName } from "./database-file.ts";

/** How many rows to try if the database cannot say how many it had. More than any resort has. */
const rowsAtMost = 1_000_000;

/**
 * Reads the inquiries that were neither delivered nor erased from a database that was set aside. Row by row, because one
 * damaged page makes every longer query fail. (`.recover` of Debian 12's sqlite3 fails on every database.) The files in
 * `folder` are not changed.
 */
export function readDamaged(folder: string): { unread: Inquiry[]; damagedRows: number } {
  if (!existsSync(join(folder, databaseName)))
    throw new StorageProblem(`There is no ${databaseName} in ${folder}.`);
  // A copy, because SQLite may write while it reads. Beside the original, where it is as private.
  const copy = mkdtempSync(`${folder}-copy-`);
  cpSync(folder, copy, { recursive: true });
  const db = new DatabaseSync(join(copy, databaseName));
  try {
    return readRows(db);
  } catch (error) {
    throw new StorageProblem("None of it can be read: use the newest backup.", { cause: error });
  } finally {
    db.close();
    rmSync(copy, { recursive: true });
  }
}

function readRows(db: DatabaseSync) {
  const row = db.prepare("SELECT id, name, email, message, suspicion, state FROM inquiry WHERE rowid = ?");
  const unread: Inquiry[] = [];
  let damagedRows = 0;
  const last = lastRow(db);
  for (let rowid = 1; rowid <= last; rowid += 1) {
    try {
      const found = row.get(rowid) as unknown as (Inquiry & { state: string }) | undefined;
      if (!found || ["sent", "erased"].includes(found.state)) continue;
      const { id, name, email, message, suspicion } = found;
      unread.push({ id, name, email, message, suspicion: suspicion ?? undefined });
    } catch {
      damagedRows += 1;
    }
  }
  return { unread, damagedRows };
}

function lastRow(db: DatabaseSync): number {
  try {
    return db.prepare("SELECT max(rowid) AS last FROM inquiry").get()?.last as number;
  } catch {
    return rowsAtMost;
  }
}
