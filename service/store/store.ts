import type { DatabaseSync } from "node:sqlite";
import { BackOffice } from "./back-office.ts";
import { CommitQueue } from "./commit-queue.ts";
import { lockDataDir } from "./data-lock.ts";
import { InquiryRows } from "./inquiry-rows.ts";
import { openDatabase } from "./open-database.ts";
import { OutboxRows } from "./outbox-rows.ts";

export interface Store {
  inquiries: InquiryRows;
  outbox: OutboxRows;
  office: BackOffice;
  /** The last write's error, until one goes well again. */
  lastError: () => Error | undefined;
  close: () => void;
}

/** For the service: the only one on this directory. */
export function openStore(dataDir: string): Store {
  const lock = lockDataDir(dataDir);
  try {
    return buildStore(openDatabase(dataDir), lock.release);
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** For the command line, which may read and write beside a running service. */
export function openStoreBesideService(dataDir: string): Store {
  return buildStore(openDatabase(dataDir), () => {});
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
