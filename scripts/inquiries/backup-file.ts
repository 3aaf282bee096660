import { copyFileSync, existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseFile } from "#service/node/store/open-database.ts";
import { type NodeStore, openStore } from "#service/node/store/open-store.ts";
import type { StoredInquiry } from "#service/store/moving.ts";

const pageSize = 1000;

/** All inquiries of a file that `backup` has written. Throws a sentence for the owner. */
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

/** Writes a database that a machine can start from. */
export async function writeBackup(file: string, inquiries: StoredInquiry[]): Promise<void> {
  await withStore(
    () => {},
    async ({ moving, backUp }) => {
      await moving.bringIn(inquiries);
      backUp(file);
    },
  );
}

/** Works in a temporary directory of this user's own, where an older copy is brought up to date. */
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
