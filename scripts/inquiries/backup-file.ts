import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseFile } from "#service/node/store/open-database.ts";
import { type NodeStore, openStore } from "#service/node/store/open-store.ts";
import type { StoredInquiry } from "#service/store/moving.ts";

/** A negative LIMIT of SQLite is none. */
const everything = -1;

/** All inquiries of a backup. Rejects with a sentence for the owner. */
export async function readBackup(file: string): Promise<StoredInquiry[]> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0)
    throw new Error(
      `${file} is in use, and its newest inquiries are beside it: import what "backup" writes.`,
    );
  return withStore(
    (folder) => copyFileSync(file, join(folder, databaseFile)),
    async ({ moving }) => moving.page("", everything),
  );
}

/** Writes a database with which a service can start. */
export async function writeBackup(file: string, inquiries: StoredInquiry[]): Promise<void> {
  await withStore(
    () => {},
    async ({ moving, backUp }) => {
      await moving.insertNew(inquiries);
      backUp(file);
    },
  );
}

/** Opens a store in a private temporary directory, where databases of older versions are migrated. */
async function withStore<T>(
  prepare: (folder: string) => void,
  work: (store: NodeStore) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "inquiries-"));
  prepare(folder);
  const store = openStore(folder);
  try {
    return await work(store);
  } finally {
    store.close();
    rmSync(folder, { recursive: true });
  }
}
