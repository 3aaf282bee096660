import { backup, type DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { CommitQueue } from "./commit-queue.ts";

export type InquiryState = "queued" | "held" | "sent" | "dead" | "erased";

/** One inquiry as the owner sees it. */
export interface InquiryRecord {
  id: string;
  state: InquiryState;
  name: string;
  email: string;
  message: string;
  suspicion: string | null;
  createdAt: number;
  endedAt: number | null;
  nextAt: number;
  attempts: number;
  lastFailure: string | null;
}

export interface Tally {
  queued: number;
  held: number;
  dead: number;
  oldest: { queuedAt: number; lastFailure: string | null } | null;
}

const columns = `id, state, name, email, message, suspicion, created_at AS createdAt, ended_at AS endedAt,
  next_at AS nextAt, attempts, last_failure AS lastFailure`;

/** What the owner does with inquiries, and what the health page counts. */
export class BackOffice {
  readonly #db: DatabaseSync;
  readonly #commits: CommitQueue;

  constructor(db: DatabaseSync, commits: CommitQueue) {
    this.#db = db;
    this.#commits = commits;
  }

  tally(): Tally {
    const oldest = this.#db
      .prepare(
        `SELECT queued_at AS queuedAt, last_failure AS lastFailure FROM inquiry
         WHERE state = 'queued' ORDER BY queued_at LIMIT 1`,
      )
      .get() as Tally["oldest"] | undefined;
    const counts = this.#db
      .prepare(
        `SELECT (SELECT count(*) FROM inquiry WHERE state = 'queued') AS queued,
           (SELECT count(*) FROM inquiry WHERE state = 'held') AS held,
           (SELECT count(*) FROM inquiry WHERE state = 'dead') AS dead`,
      )
      .get() as Pick<Tally, "queued" | "held" | "dead">;
    return { ...counts, oldest: oldest ?? null };
  }

  /** Newest first. */
  list(state?: InquiryState): InquiryRecord[] {
    const where = state === undefined ? "" : "WHERE state = ?";
    const values = state === undefined ? [] : [state];
    return this.#db
      .prepare(`SELECT ${columns} FROM inquiry ${where} ORDER BY created_at DESC, id`)
      .all(...values) as unknown as InquiryRecord[];
  }

  find(id: string): InquiryRecord | undefined {
    return this.#db.prepare(`SELECT ${columns} FROM inquiry WHERE id = ?`).get(id) as
      | InquiryRecord
      | undefined;
  }

  /** Queues dead, held and waiting inquiries for now, with their history of refusals forgotten. */
  retry(id: string, now: number): Promise<boolean> {
    return this.#change(
      `UPDATE inquiry SET state = 'queued', queued_at = ?1, next_at = ?1, rejections = 0, first_rejected_at = NULL,
         ended_at = NULL WHERE id = ?2 AND state IN ('dead', 'held', 'queued') AND leased = 0`,
      now,
      id,
    );
  }

  /** Blanks the guest's words and keeps the id, so that a late retry of the same browser stores nothing. */
  async erase(id: string, now: number): Promise<boolean> {
    const erased = await this.#change(
      `UPDATE inquiry SET state = 'erased', name = '', email = '', message = '', digest = '', last_failure = NULL,
         leased = 0, ended_at = ? WHERE id = ? AND state <> 'erased'`,
      now,
      id,
    );
    if (erased) this.truncateLog();
    return erased;
  }

  /** Ids whose delivery ended before `before`: what retention may erase. */
  endedBefore(before: number, count: number): string[] {
    return this.#db
      .prepare("SELECT id FROM inquiry WHERE state IN ('sent', 'dead') AND ended_at < ? LIMIT ?")
      .all(before, count)
      .map((row) => row.id as string);
  }

  /** A whole copy while the service runs. */
  async backUp(file: string): Promise<void> {
    await backup(this.#db, file);
  }

  /** The write-ahead log still holds what was erased until it is emptied; a busy reader delays that. */
  truncateLog() {
    this.#db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  #change(sql: string, ...values: SQLInputValue[]): Promise<boolean> {
    return this.#commits.run(() => Number(this.#db.prepare(sql).run(...values).changes) > 0);
  }
}
