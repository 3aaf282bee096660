import type { InquiryRecord, InquiryState } from "#service/domain/inquiry.ts";
import type { Commits, Sql, SqlValue } from "./sql.ts";

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
  readonly #sql: Sql;
  readonly #commits: Commits;
  readonly #onErased: () => void;

  /** `onErased`: overwrites what the home may still have elsewhere than in the row. */
  constructor(sql: Sql, commits: Commits, onErased: () => void = () => {}) {
    this.#sql = sql;
    this.#commits = commits;
    this.#onErased = onErased;
  }

  tally(): Tally {
    const oldest = this.#sql
      .prepare(
        `SELECT queued_at AS queuedAt, last_failure AS lastFailure FROM inquiry
         WHERE state = 'queued' ORDER BY queued_at LIMIT 1`,
      )
      .get() as Tally["oldest"] | undefined;
    const counts = this.#sql
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
    return this.#sql
      .prepare(`SELECT ${columns} FROM inquiry ${where} ORDER BY created_at DESC, id`)
      .all(...values) as unknown as InquiryRecord[];
  }

  find(id: string): InquiryRecord | undefined {
    return this.#sql.prepare(`SELECT ${columns} FROM inquiry WHERE id = ?`).get(id) as
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
      `UPDATE inquiry SET state = 'erased', name = '', email = '', message = '', last_failure = NULL,
         leased = 0, ended_at = ? WHERE id = ? AND state <> 'erased'`,
      now,
      id,
    );
    if (erased) this.#onErased();
    return erased;
  }

  /** Ids whose delivery ended before `before`: what retention may erase. */
  endedBefore(before: number, count: number): string[] {
    return this.#sql
      .prepare("SELECT id FROM inquiry WHERE state IN ('sent', 'dead') AND ended_at < ? LIMIT ?")
      .all(before, count)
      .map((row) => row.id as string);
  }

  #change(sql: string, ...values: SqlValue[]): Promise<boolean> {
    return this.#commits.run(() => Number(this.#sql.prepare(sql).run(...values).changes) > 0);
  }
}
