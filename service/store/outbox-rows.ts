import type { Claimed } from "#service/domain/inquiry.ts";
import { Rows } from "./rows.ts";
import type { SqlValue } from "./sql.ts";

interface Postponement {
  nextAt: number;
  failure: string;
  firstFailedAt: number;
  rejections: number;
  firstRejectedAt: number | null;
}

/** Reads only the partial index, and only its first entries. */
export const dueIds = `SELECT id FROM inquiry WHERE state = 'queued' AND next_at <= ?
  AND (client IS NULL OR client NOT IN (SELECT value FROM json_each(?))) ORDER BY turn, next_at LIMIT ?`;

const releasableId = `SELECT id FROM inquiry WHERE state = 'held' AND next_at <= ?
  AND (client IS NULL OR client NOT IN (SELECT value FROM json_each(?))) ORDER BY turn, next_at LIMIT 1`;

/**
 * The states of delivery. Every time is a whole number of milliseconds since 1970. After a power loss the last marks
 * may be gone; then those mails are sent a second time.
 */
export class OutboxRows extends Rows {
  /**
   * Leases up to `count` due inquiries. The first inquiry of every client comes before the second of any client;
   * clients in `without` are left out. When this process dies they are due again at `leaseEnd`.
   */
  claim(now: number, leaseEnd: number, count: number, without: readonly number[] = []): Promise<Claimed[]> {
    const claim = this.prepared(
      `UPDATE inquiry SET next_at = ?, leased = 1, attempts = attempts + 1
       WHERE id IN (${dueIds})
       RETURNING id, name, email, message, about, suspicion, created_at AS createdAt, queued_at AS queuedAt, attempts,
         first_failed_at AS firstFailedAt, rejections, first_rejected_at AS firstRejectedAt, client`,
    );
    return this.commits.run(
      () => claim.all(leaseEnd, now, JSON.stringify(without), count) as unknown as Claimed[],
      "kill",
    );
  }

  hasDue(now: number, without: readonly number[] = []): boolean {
    if (!this.#has("SELECT 1 FROM inquiry WHERE state = 'queued' AND next_at <= ? LIMIT 1", now))
      return false;
    return without.length === 0 || this.#has(dueIds, now, JSON.stringify(without), 1);
  }

  markSent(id: string, now: number, { isFiled = false } = {}): Promise<void> {
    // The owner may have erased it meanwhile; then it stays erased.
    return this.#write(
      `UPDATE inquiry SET state = 'sent', ended_at = ?, leased = 0, last_failure = NULL, client = NULL, is_filed = ?
       WHERE id = ? AND state = 'queued'`,
      now,
      isFiled ? 1 : 0,
      id,
    );
  }

  markDead(id: string, failure: string, now: number): Promise<void> {
    return this.#write(
      `UPDATE inquiry SET state = 'dead', ended_at = ?, leased = 0, last_failure = ?, client = NULL
       WHERE id = ? AND state = 'queued'`,
      now,
      failure,
      id,
    );
  }

  postpone(id: string, postponement: Postponement): Promise<void> {
    const { nextAt, failure, firstFailedAt, rejections, firstRejectedAt } = postponement;
    return this.#write(
      `UPDATE inquiry SET next_at = ?, leased = 0, last_failure = ?, first_failed_at = ?, rejections = ?,
         first_rejected_at = ? WHERE id = ? AND state = 'queued'`,
      nextAt,
      failure,
      firstFailedAt,
      rejections,
      firstRejectedAt,
      id,
    );
  }

  /**
   * Queues one held inquiry that is due. The first inquiry of every client comes before the second of any client;
   * clients in `without` are left out. The inquiry stays marked as possible spam. Undefined when there is none.
   */
  async release(now: number, without: readonly number[] = []): Promise<Pick<Claimed, "client"> | undefined> {
    const values = [now, JSON.stringify(without)];
    if (!this.#has("SELECT 1 FROM inquiry WHERE state = 'held' AND next_at <= ? LIMIT 1", now))
      return undefined;
    if (!this.#has(releasableId, ...values)) return undefined;
    const release = this.prepared(
      `UPDATE inquiry SET state = 'queued' WHERE id = (${releasableId}) RETURNING client`,
    );
    return this.commits.run(() => release.get(...values) as Pick<Claimed, "client"> | undefined, "kill");
  }

  /** Makes everything due that waits, except what is being sent: after a start, or after the clock was set back. */
  makeDue(now: number): Promise<void> {
    return this.#write(
      "UPDATE inquiry SET next_at = ? WHERE state = 'queued' AND leased = 0 AND next_at > ?",
      now,
      now,
    );
  }

  /** At the start every lease belongs to a process that is gone. */
  async resume(now: number): Promise<void> {
    await this.#write("UPDATE inquiry SET leased = 0 WHERE state = 'queued' AND leased = 1");
    await this.makeDue(now);
  }

  /** When the mails of the last hour went out, or those of possible spam, oldest first: the limits survive a restart. */
  sentSince(since: number, now: number, ofWhich: "all" | "suspects"): number[] {
    return this.prepared(
      `SELECT ended_at FROM inquiry WHERE state = 'sent' AND ended_at BETWEEN ? AND ?
       ${ofWhich === "all" ? "" : "AND suspicion IS NOT NULL"} ORDER BY ended_at`,
    )
      .all(since, now)
      .map((row) => row.ended_at as number);
  }

  /** When the next one is due or a lease ends; undefined when nothing waits. */
  nextAt(): number | undefined {
    const times = ["queued", "held"].flatMap((state) => {
      const row = this.prepared(`SELECT min(next_at) AS at FROM inquiry WHERE state = '${state}'`).get();
      return (row?.at as number | null) ?? [];
    });
    return times.length === 0 ? undefined : Math.min(...times);
  }

  #has(sql: string, ...values: SqlValue[]): boolean {
    return this.prepared(sql).get(...values) !== undefined;
  }

  /** Its loss only leads to a second copy, so that it needs no fsync. */
  async #write(sql: string, ...values: SqlValue[]): Promise<void> {
    await this.change(sql, values, "kill");
  }
}
