import type { DatabaseSync } from "node:sqlite";
import type { Commits, Survives } from "#service/store/sql.ts";

interface Waiting {
  work: () => unknown;
  survives: Survives;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

// https://sqlite.org/rescode.html: busy, read-only, I/O error, corrupt, full, cannot open, not a database.
const wholeDatabase = [5, 8, 10, 11, 13, 14, 26];

/** Trying each row again after these would only keep every guest waiting, five seconds a row when busy. */
function concernsAll(error: unknown): boolean {
  return wholeDatabase.includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);
}

/**
 * A commit blocks the thread for one fsync. Resting as long afterwards leaves time to guests'
 * requests and to the mail server, whose dialogue needs many short turns, and makes the next group larger.
 */
const longestRestMs = 5;

/**
 * Runs everything that asks for a write at about the same time in one transaction, so that one fsync serves
 * them all. A promise settles only after the commit has survived what was asked for.
 */
export class CommitQueue implements Commits {
  readonly #db: DatabaseSync;
  #waiting: Waiting[] = [];
  #restUntil = 0;
  lastError: Error | undefined;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  run<T>(work: () => T, survives: Survives = "power loss"): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#waiting.length === 0) this.#schedule();
      this.#waiting.push({ work, survives, resolve: resolve as (value: unknown) => void, reject });
    });
  }

  #schedule() {
    const restMs = this.#restUntil - performance.now();
    if (restMs > 0) setTimeout(() => this.#commit(), restMs);
    else setImmediate(() => this.#commit());
  }

  #commit() {
    const group = this.#waiting;
    this.#waiting = [];
    const begun = performance.now();
    this.#commitGroup(group);
    const ended = performance.now();
    this.#restUntil = ended + Math.min(ended - begun, longestRestMs);
  }

  #commitGroup(group: Waiting[]) {
    try {
      this.#transact(group);
    } catch (error) {
      // One bad row must not fail the others, so each gets its own transaction and its own error.
      if (group.length > 1 && !concernsAll(error)) for (const waiting of group) this.#commitGroup([waiting]);
      else {
        this.lastError = error as Error;
        for (const { reject } of group) reject(error);
      }
    }
  }

  #transact(group: Waiting[]) {
    let results: unknown[];
    const needsFsync = group.some(({ survives }) => survives === "power loss");
    try {
      this.#db.exec(`PRAGMA synchronous = ${needsFsync ? "FULL" : "NORMAL"}; BEGIN IMMEDIATE`);
      results = group.map(({ work }) => work());
      this.#db.exec("COMMIT");
    } catch (error) {
      // A full disk may have rolled back already.
      if (this.#db.isTransaction) this.#db.exec("ROLLBACK");
      throw error;
    }
    this.lastError = undefined;
    for (const [index, { resolve }] of group.entries()) resolve(results[index]);
  }
}
