import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseFile } from "#service/node/store/open-database.ts";
import { type NodeStore, openStore } from "#service/node/store/open-store.ts";
import type { StoredInquiry } from "#service/store/moving.ts";

const pageSize = 1000;

/** All inquiries of a backup. Throws a sentence for the owner. */
export function readBackup(file: string): StoredInquiry[] {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (existsSync(`${file}-wal`) && statSync(`${file}-wal`).size > 0)
    throw new Error(
      `${file} is in use, and its newest inquiries are beside it: import what "backup" writes.`,
    );
  return withStore(
    (folder) => copyFileSync(file, join(folder, databaseFile)),
    ({ moving }) => {
      const all: StoredInquiry[] = [];
      for (;;) {
        const page = moving.page(all.at(-1)?.id ?? "", pageSize);
        if (page.length === 0) return all;
        all.push(...page);
      }
    },
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
function withStore<T>(prepare: (folder: string) => void, work: (store: NodeStore) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "inquiries-"));
  const tidy = (store: NodeStore) => {
    store.close();
    rmSync(folder, { recursive: true });
  };
  prepare(folder);
  const store = openStore(folder);
  const result = work(store);
  if (result instanceof Promise) return result.finally(() => tidy(store)) as T;
  tidy(store);
  return result;
}
