import type { DatabaseSync } from "node:sqlite";
import { type Commits, type Durability, isBusy, isDatabaseFailure } from "#service/store/sql.ts";

interface Waiting {
  work: () => unknown;
  durability: Durability;
  since: number;
  resolve: (value: never) => void;
  reject: (reason: unknown) => void;
}

/** A commit blocks the thread for one fsync. The queue then rests for as long, at most this: requests get their time. */
const longestRestMs = 5;
/** How long a guest waits while another program locks the database; then the answer is 503. */
const busyAtMostMs = 700;
const busyAgainMs = 20;

export interface CommitTarget {
  /** Throws while there is no database that can be used. */
  open(): DatabaseSync;
  /** Whether another database has taken the place of the one that failed. */
  recover(error: unknown): boolean;
}

/** Commits together what asks for a write at about the same time, so that one fsync serves all. */
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
      // On a nearly full disk the small mark of a delivery still fits, where an inquiry would not.
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

  /** Waits for another program that writes; not inside SQLite, which would block the thread and every page. */
  #refuse(group: Waiting[], error: Error) {
    const isOver = ({ since }: Waiting) => !isBusy(error) || performance.now() - since >= busyAtMostMs;
    const refused = group.filter(isOver);
    if (refused.length > 0) this.lastError = error;
    for (const { reject } of refused) reject(error);
    this.#waiting.unshift(...group.filter((waiting) => !isOver(waiting)));
    this.#restUntil = performance.now() + busyAgainMs;
  }
}

function needsFsync(group: Waiting[]): boolean {
  return group.some(({ durability }) => durability === "synced");
}

function rollBack(db: DatabaseSync | undefined) {
  try {
    // A full disk may have rolled back already.
    if (db?.isTransaction) db.exec("ROLLBACK");
  } catch {
    // A damaged database cannot even do that.
  }
}

/** Returns what is to be done after the commit. */
function transact(db: DatabaseSync, group: Waiting[]): (() => void)[] {
  db.exec(`PRAGMA synchronous = ${needsFsync(group) ? "FULL" : "NORMAL"}; BEGIN IMMEDIATE`);
  const settled = group.map((waiting) => tryOne(db, waiting));
  db.exec("COMMIT");
  return settled;
}

/** One bad row must not fail the others. */
function tryOne(db: DatabaseSync, { work, resolve, reject }: Waiting): () => void {
  db.exec("SAVEPOINT one");
  try {
    const result = work();
    db.exec("RELEASE one");
    return () => resolve(result as never);
  } catch (error) {
    if (isDatabaseFailure(error)) throw error;
    db.exec("ROLLBACK TO one; RELEASE one");
    return () => reject(error);
  }
}
