import type { Claimed } from "#service/domain/inquiry.ts";
import type { Commits, Sql, SqlValue, Statement } from "./sql.ts";

export interface Postponement {
  nextAt: number;
  failure: string;
  rejections: number;
  firstRejectedAt: number | null;
}

/** Reads the partial index alone, however many rows there are. */
export const dueIds =
  "SELECT id FROM inquiry WHERE state = 'queued' AND next_at <= ? ORDER BY next_at LIMIT ?";

/**
 * What waits for delivery, and what became of it. Every time is a whole number of milliseconds since 1970.
 * After a power loss the last notes may be gone; then those mails go out a second time.
 */
export class OutboxRows {
  readonly #sql: Sql;
  readonly #commits: Commits;
  readonly #claim: Statement;
  readonly #statements = new Map<string, Statement>();

  constructor(sql: Sql, commits: Commits) {
    this.#sql = sql;
    this.#commits = commits;
    this.#claim = sql.prepare(
      `UPDATE inquiry SET next_at = ?, leased = 1, attempts = attempts + 1
       WHERE id IN (${dueIds})
       RETURNING id, name, email, message, suspicion, created_at AS createdAt, queued_at AS queuedAt, attempts, rejections,
         first_rejected_at AS firstRejectedAt`,
    );
  }

  /** Leases up to `count` due inquiries; when this process dies they are due again at `leaseEnd`. */
  claim(now: number, leaseEnd: number, count: number): Promise<Claimed[]> {
    return this.#commits.run(() => this.#claim.all(leaseEnd, now, count) as unknown as Claimed[], "kill");
  }

  hasDue(now: number): boolean {
    return (
      this.#prepared("SELECT 1 FROM inquiry WHERE state = 'queued' AND next_at <= ? LIMIT 1").get(now) !==
      undefined
    );
  }

  markSent(id: string, now: number): Promise<void> {
    // The owner may have erased it meanwhile; then it stays erased.
    return this.#write(
      "UPDATE inquiry SET state = 'sent', ended_at = ?, leased = 0, last_failure = NULL WHERE id = ? AND state = 'queued'",
      now,
      id,
    );
  }

  markDead(id: string, failure: string, now: number): Promise<void> {
    return this.#write(
      "UPDATE inquiry SET state = 'dead', ended_at = ?, leased = 0, last_failure = ? WHERE id = ? AND state = 'queued'",
      now,
      failure,
      id,
    );
  }

  postpone(id: string, { nextAt, failure, rejections, firstRejectedAt }: Postponement): Promise<void> {
    return this.#write(
      `UPDATE inquiry SET next_at = ?, leased = 0, last_failure = ?, rejections = ?, first_rejected_at = ?
       WHERE id = ? AND state = 'queued'`,
      nextAt,
      failure,
      rejections,
      firstRejectedAt,
      id,
    );
  }

  /** Lets up to `count` held inquiries go whose time has come; they keep their mark. */
  release(now: number, count: number): Promise<void> {
    return this.#write(
      `UPDATE inquiry SET state = 'queued' WHERE id IN
         (SELECT id FROM inquiry WHERE state = 'held' AND next_at <= ? ORDER BY next_at LIMIT ?)`,
      now,
      count,
    );
  }

  hasReleasable(now: number): boolean {
    return (
      this.#prepared("SELECT 1 FROM inquiry WHERE state = 'held' AND next_at <= ? LIMIT 1").get(now) !==
      undefined
    );
  }

  /** Makes everything due that waits, except what is being sent: after a start, or when the clock went back. */
  hasten(now: number): Promise<void> {
    return this.#write(
      "UPDATE inquiry SET next_at = ? WHERE state = 'queued' AND leased = 0 AND next_at > ?",
      now,
      now,
    );
  }

  /** At the start every lease belongs to a process that is gone. */
  async resume(now: number): Promise<void> {
    await this.#write("UPDATE inquiry SET leased = 0 WHERE state = 'queued' AND leased = 1");
    await this.hasten(now);
  }

  /** When the mails of the last hour went out, oldest first: the hourly limit survives a restart. */
  sentSince(since: number, now: number): number[] {
    const rows = this.#prepared(
      "SELECT ended_at FROM inquiry WHERE state = 'sent' AND ended_at BETWEEN ? AND ? ORDER BY ended_at",
    ).all(since, now);
    return rows.map((row) => row.ended_at as number);
  }

  #write(sql: string, ...values: SqlValue[]): Promise<void> {
    const statement = this.#prepared(sql);
    return this.#commits.run(() => {
      statement.run(...values);
    }, "kill");
  }

  #prepared(sql: string): Statement {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.#sql.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
