import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { Rows, recordColumns } from "./rows.ts";
import { heldTurn, holdMs, isHeld } from "./schema.ts";
import type { SqlValue } from "./sql.ts";

type Failure = Pick<
  InquiryRecord,
  "nextAt" | "lastFailure" | "firstFailedAt" | "rejections" | "firstRejectedAt"
>;

export interface Claim {
  leaseEnd: number;
  count: number;
  /** How many mails the hour has left. A client that had as many must wait: each leaves for the others what it had. */
  left: number;
  /** How much possible spam may be among an hour's mails. */
  mostHeld: number;
}

const hourMs = 3600_000;
const countedAtMost = 100_000;

/** One by one when few are left, so that no client takes the last ones together. */
export const atOnce = (left: number): number => Math.ceil(left / 8);

/** Reads only the partial index, and only its first entries. */
export const dueRows = `SELECT id FROM inquiry WHERE state = 'queued' AND turn BETWEEN ? AND ? AND next_at <= ?
  AND (client IS NULL OR client NOT IN (SELECT value FROM json_each(?))) ORDER BY turn, next_at LIMIT ?`;

/** The states of delivery. After a power loss the last marks may be gone; then those mails are sent a second time. */
export class OutboxRows extends Rows {
  /**
   * Leases due inquiries. The first of every client comes before the second of any client. When this process dies they
   * are due again at `leaseEnd`.
   */
  async claim(now: number, { leaseEnd, count, left, mostHeld }: Claim): Promise<InquiryRecord[]> {
    if (!this.#has("SELECT 1 FROM inquiry WHERE state = 'queued' AND next_at <= ? LIMIT 1", now)) return [];
    const guests = this.#due(now, "guests", count, left);
    const room = count - guests.length;
    const heldLeft = room > 0 ? Math.min(left, mostHeld - this.#countHeld(now)) : 0;
    const held = this.#due(now, "held", Math.min(room, atOnce(heldLeft)), heldLeft);
    const chosen = [...guests, ...held];
    if (chosen.length === 0) return [];
    // The owner may have changed one meanwhile.
    const claim = this.prepared(
      `UPDATE inquiry SET next_at = ?, leased = 1, attempts = attempts + 1
       WHERE id IN (SELECT value FROM json_each(?)) AND state = 'queued' AND next_at <= ?
       RETURNING ${recordColumns}`,
    );
    const values = [leaseEnd, JSON.stringify(chosen), now];
    return this.commits.run(() => claim.all(...values) as unknown as InquiryRecord[], "kill");
  }

  markSent(id: string, now: number, { isFiled = false } = {}): Promise<void> {
    // The owner may have erased it meanwhile; then it stays erased.
    return this.#write(
      `UPDATE inquiry SET state = 'sent', ended_at = ?, leased = 0, last_failure = NULL, is_filed = ?
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

  postpone(id: string, failure: Failure): Promise<void> {
    const { nextAt, lastFailure, firstFailedAt, rejections, firstRejectedAt } = failure;
    return this.#write(
      `UPDATE inquiry SET next_at = ?, leased = 0, last_failure = ?, first_failed_at = ?, rejections = ?,
         first_rejected_at = ? WHERE id = ? AND state = 'queued'`,
      nextAt,
      lastFailure,
      firstFailedAt,
      rejections,
      firstRejectedAt,
      id,
    );
  }

  /** Makes everything due that waits, except what is being sent: after a start, or after the clock was set back. */
  makeDue(now: number): Promise<void> {
    const latest = `? + iif(${isHeld}, ${holdMs}, 0)`;
    return this.#write(
      `UPDATE inquiry SET next_at = ${latest} WHERE state = 'queued' AND leased = 0 AND next_at > ${latest}`,
      now,
      now,
    );
  }

  /** At the start every lease belongs to a process that is gone. */
  async resume(now: number): Promise<void> {
    await this.#write("UPDATE inquiry SET leased = 0 WHERE state = 'queued' AND leased = 1");
    await this.makeDue(now);
  }

  /** When the mails of the last hour went out, oldest first: the limit survives a restart. */
  sentThisHour(now: number): number[] {
    const sent = this.prepared(
      "SELECT ended_at AS at FROM inquiry WHERE state = 'sent' AND ended_at BETWEEN ? AND ? ORDER BY ended_at",
    );
    return sent.all(now - hourMs, now).map(({ at }) => at as number);
  }

  /** After the hour for which they count. */
  async forgetClients(now: number): Promise<void> {
    const isOver = "client IS NOT NULL AND state = 'sent' AND ended_at NOT BETWEEN ? AND ?";
    const hour = [now - hourMs, now] as const;
    if (this.#has(`SELECT 1 FROM inquiry WHERE ${isOver} LIMIT 1`, ...hour))
      await this.#write(`UPDATE inquiry SET client = NULL WHERE ${isOver}`, ...hour);
  }

  /** When the next one is due or a lease ends; undefined when nothing waits. */
  nextAt(): number | undefined {
    const row = this.prepared("SELECT min(next_at) AS at FROM inquiry WHERE state = 'queued'").get();
    return (row?.at as number | null) ?? undefined;
  }

  #due(now: number, whose: "guests" | "held", count: number, left: number): unknown[] {
    if (count <= 0) return [];
    const [first, last] = whose === "guests" ? [0, heldTurn - 1] : [heldTurn, Number.MAX_SAFE_INTEGER];
    // Less, because all of them might be one client's.
    const waiting = JSON.stringify(this.#clientsThatHad(left - 2 * (count - 1), now));
    return this.prepared(dueRows)
      .all(first, last, now, waiting, count)
      .map(({ id }) => id);
  }

  /** With what is under way. */
  #clientsThatHad(count: number, now: number): unknown[] {
    // Above any hour's mails; counting them would take long.
    if (count > countedAtMost) return [];
    const rows = this.prepared(
      `SELECT client FROM (
         SELECT client FROM inquiry WHERE leased = 1
         UNION ALL SELECT client FROM inquiry WHERE state = 'sent' AND ended_at BETWEEN ? AND ?
       ) WHERE client IS NOT NULL GROUP BY client HAVING count(*) >= ?`,
    ).all(now - hourMs, now, count);
    return rows.map(({ client }) => client);
  }

  #countHeld(now: number): number {
    const row = this.prepared(
      `SELECT (SELECT count(*) FROM inquiry WHERE leased = 1 AND suspicion IS NOT NULL)
         + (SELECT count(*) FROM inquiry WHERE state = 'sent' AND suspicion IS NOT NULL AND ended_at BETWEEN ? AND ?)
         AS count`,
    ).get(now - hourMs, now);
    return row?.count as number;
  }

  #has(sql: string, ...values: SqlValue[]): boolean {
    return this.prepared(sql).get(...values) !== undefined;
  }

  /** Its loss only leads to a second copy, so that it needs no fsync. */
  async #write(sql: string, ...values: SqlValue[]): Promise<void> {
    await this.change(sql, values, "kill");
  }
}
