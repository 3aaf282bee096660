import type { DatabaseSync } from "node:sqlite";
import { type Commits, concernsAll, isBusy, type Survives } from "#service/store/sql.ts";

interface Waiting {
  work: () => unknown;
  survives: Survives;
  since: number;
  resolve: (value: unknown) => void;
  reject: (reason: unknown) => void;
}

/**
 * A commit blocks the thread for one fsync. A pause as long leaves time for requests and for the mail server's
 * dialogue, and makes the next group larger.
 */
const longestRestMs = 5;

/** So long a guest waits for another program that is writing; then the answer is 503. */
const busyAtMostMs = 700;
const busyAgainMs = 20;

/**
 * Runs everything that asks for a write at about the same time in one transaction, so that one fsync serves
 * them all. A promise settles only after the commit has survived what was asked for.
 */
export class CommitQueue implements Commits {
  readonly #db: DatabaseSync;
  #waiting: Waiting[] = [];
  #isScheduled = false;
  #restUntil = 0;
  lastError: Error | undefined;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  run<T>(work: () => T, survives: Survives = "power loss"): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const since = performance.now();
      this.#waiting.push({ work, survives, since, resolve: resolve as (value: unknown) => void, reject });
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
    const group = this.#waiting;
    this.#waiting = [];
    const startedAt = performance.now();
    this.#commitGroup(group);
    const endedAt = performance.now();
    this.#restUntil =
      endedAt + (this.#waiting.length > 0 ? busyAgainMs : Math.min(endedAt - startedAt, longestRestMs));
    if (this.#waiting.length > 0) this.#schedule();
  }

  #commitGroup(group: Waiting[]) {
    try {
      this.#transact(group);
    } catch (error) {
      if (isBusy(error)) return this.#wait(group, error as Error);
      // One bad row must not fail the others, so each gets its own transaction and its own error.
      if (group.length > 1 && !concernsAll(error)) for (const waiting of group) this.#commitGroup([waiting]);
      else this.#refuse(group, error as Error);
    }
  }

  /** Not inside SQLite, which would block the thread and every page. */
  #wait(group: Waiting[], error: Error) {
    const now = performance.now();
    this.#waiting.push(...group.filter(({ since }) => now - since < busyAtMostMs));
    this.#refuse(
      group.filter(({ since }) => now - since >= busyAtMostMs),
      error,
    );
  }

  #refuse(group: Waiting[], error: Error) {
    if (group.length > 0 && concernsAll(error)) this.lastError = error;
    for (const { reject } of group) reject(error);
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
