import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { BackOffice } from "./back-office.ts";
import { CommitQueue } from "./commit-queue.ts";
import { DataDirInUse, lockDataDir } from "./data-lock.ts";
import { InquiryRows } from "./inquiry-rows.ts";
import { databaseFile, openDatabase, prepareDataDir } from "./open-database.ts";
import { OutboxRows } from "./outbox-rows.ts";

export interface Store {
  inquiries: InquiryRows;
  outbox: OutboxRows;
  office: BackOffice;
  /** The last write's error, until one goes well again. */
  lastError: () => Error | undefined;
  close: () => void;
}

/** For the service: the only one on this directory. Throws a sentence for the owner. */
export function openStore(dataDir: string): Store {
  return explainFailure(dataDir, () => {
    prepareDataDir(dataDir);
    const lock = lockDataDir(dataDir);
    try {
      return buildStore(openDatabase(dataDir), lock.release);
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}

/** For the command line, which may read and write beside a running service. */
export function openStoreBesideService(dataDir: string): Store {
  if (!existsSync(join(dataDir, databaseFile)))
    throw new Error(`There is no inquiry in ${dataDir} yet. Is DATA_DIR the one that the service uses?`);
  return explainFailure(dataDir, () => buildStore(openDatabase(dataDir), () => {}));
}

function explainFailure(dataDir: string, open: () => Store): Store {
  try {
    return open();
  } catch (error) {
    if (error instanceof DataDirInUse) throw error;
    throw new Error(
      `The data directory ${dataDir} (DATA_DIR) cannot be used: ${(error as Error).message}. ` +
        "It must be a directory that this user may write to, on a disk with free space.",
      { cause: error },
    );
  }
}

function buildStore(db: DatabaseSync, release: () => void): Store {
  const commits = new CommitQueue(db);
  return {
    inquiries: new InquiryRows(db, commits),
    outbox: new OutboxRows(db, commits),
    office: new BackOffice(db, commits),
    lastError: () => commits.lastError,
    close: () => {
      db.close();
      release();
    },
  };
}
