import type { DatabaseSync } from "node:sqlite";
import { type Commits, type Durability, isBusy, isDatabaseFailure } from "#service/store/sql.ts";

interface Waiting {
  work: () => unknown;
  durability: Durability;
  since: number;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}

/** A commit blocks the thread for one fsync. The queue then rests as long, up to this limit, so that requests get their turn. */
const longestRestMs = 5;
/** How long a guest waits while another program locks the database; then the answer is 503. */
const busyAtMostMs = 700;
const busyRetryMs = 20;

export interface CommitTarget {
  /** Throws while there is no usable database. */
  open(): DatabaseSync;
  /** Whether a fresh database has replaced the one that failed. */
  recover(error: unknown): boolean;
}

/** Commits writes that arrive at about the same time together, so that one fsync serves them all. */
export class CommitQueue implements Commits {
  readonly #database: CommitTarget;
  #waiting: Waiting[] = [];
  #isScheduled = false;
  #restUntil = 0;
  lastError: Error | undefined;

  constructor(database: CommitTarget) {
    this.#database = database;
  }

  run<T>(work: () => T, durability: Durability = "synced"): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, durability, since: performance.now(), resolve, reject });
      this.#schedule();
    });
  }

  #schedule() {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const restMs = this.#restUntil - performance.now();
    if (restMs > 0) setTimeout(() => this.#commit(), restMs);
    else setImmediate(() => this.#commit());
  }

  #commit() {
    this.#isScheduled = false;
    const group = this.#waiting.splice(0);
    const startedAt = performance.now();
    let db: DatabaseSync | undefined;
    try {
      db = this.#database.open();
      for (const settle of transact(db, group)) settle();
      // On a nearly full disk, marking a delivery may still succeed where an inquiry would not fit.
      if (needsFsync(group)) this.lastError = undefined;
      const endedAt = performance.now();
      this.#restUntil = endedAt + Math.min(endedAt - startedAt, longestRestMs);
    } catch (error) {
      rollBack(db);
      if (this.#database.recover(error)) this.#waiting.unshift(...group);
      else this.#refuse(group, error as Error);
    }
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** Waits here while another program writes: waiting inside SQLite would block the thread, and with it every page. */
  #refuse(group: Waiting[], error: Error) {
    const isOver = ({ since }: Waiting) => !isBusy(error) || performance.now() - since >= busyAtMostMs;
    const refused = group.filter(isOver);
    if (refused.length > 0) this.lastError = error;
    for (const { reject } of refused) reject(error);
    this.#waiting.unshift(...group.filter((waiting) => !isOver(waiting)));
    this.#restUntil = performance.now() + busyRetryMs;
  }
}

function needsFsync(group: Waiting[]): boolean {
  return group.some(({ durability }) => durability === "synced");
}

function rollBack(db: DatabaseSync | undefined) {
  try {
    // On a full disk, SQLite may have rolled back already.
    if (db?.isTransaction) db.exec("ROLLBACK");
  } catch {
    // A damaged database cannot even do that.
  }
}

/** Runs the group in one transaction. Returns the callbacks to call after the commit. */
function transact(db: DatabaseSync, group: Waiting[]): (() => void)[] {
  db.exec(`PRAGMA synchronous = ${needsFsync(group) ? "FULL" : "NORMAL"}; BEGIN IMMEDIATE`);
  const settled = group.map((waiting) => runInSavepoint(db, waiting));
  db.exec("COMMIT");
  return settled;
}

/** Runs in a savepoint, so that one bad row does not fail the others. */
function runInSavepoint(db: DatabaseSync, { work, resolve, reject }: Waiting): () => void {
  db.exec("SAVEPOINT work");
  try {
    const result = work();
    db.exec("RELEASE work");
    return () => resolve(result as never);
  } catch (error) {
    if (isDatabaseFailure(error)) throw error;
    db.exec("ROLLBACK TO work; RELEASE work");
    return () => reject(error);
  }
}
