import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { Queries, recordColumns } from "./queries.ts";
import { isQuarantined, quarantineMs, quarantinePriority } from "./schema.ts";
import type { SqlValue } from "./sql.ts";

type Failure = Pick<
  InquiryRecord,
  "nextAt" | "lastFailure" | "firstFailedAt" | "rejections" | "firstRejectedAt"
>;

const hourMs = 3600_000;
/** Above any mail server's hour. Counting its mails for each claim would take long. */
const countedAtMost = 100_000;

/** The mails since ?1, with what is under way. */
const recentMails = `SELECT client, turn FROM inquiry WHERE leased = 1
  UNION ALL SELECT client, turn FROM inquiry WHERE state = 'sent' AND ended_at > ?1 AND ended_at <= ?2`;

/**
 * What may be sent, by priority. A client is left out once it has had as many mails in the last hour as are
 * still allowed: ?3, or ?4 for possible spam. Without this rule one flood would use up the hour's mails.
 */
export const dueRows = `
  WITH had AS (SELECT client, count(*) AS mails FROM (${recentMails}) WHERE client IS NOT NULL GROUP BY client)
  SELECT id FROM inquiry LEFT JOIN had USING (client)
  WHERE state = 'queued' AND next_at <= ?2 AND coalesce(mails, 0) < iif(turn >= ${quarantinePriority}, ?4, ?3)
  ORDER BY turn, next_at LIMIT ?5`;

/** The states of delivery. Committed without fsync: a power loss may undo one, and then a mail is sent twice. */
export class DeliveryQueries extends Queries {
  /** Leases at most `count` due inquiries by priority. When this process dies they are due again at `leaseEnd`. */
  async claim(now: number, leaseEnd: number, count: number, mailPerHour: number): Promise<InquiryRecord[]> {
    const nextAt = this.nextAt();
    if (nextAt === undefined || nextAt > now) return [];
    const since = mailPerHour > countedAtMost ? now : now - hourMs;
    const recent = this.#recent(since, now);
    const left = mailPerHour - recent.mails;
    const leftForQuarantined = Math.min(left, Math.ceil(mailPerHour / 4) - recent.quarantined);
    // One by one when few are left, so that no client takes the last ones together.
    const atOnce = Math.min(count, Math.ceil(left / 8));
    if (atOnce <= 0) return [];
    const due = this.prepared(dueRows).all(since, now, left, leftForQuarantined, atOnce);
    if (due.length === 0) return [];
    // The owner may have changed one meanwhile.
    const claim = this.prepared(
      `UPDATE inquiry SET next_at = ?, leased = 1, attempts = attempts + 1
       WHERE id IN (SELECT value FROM json_each(?)) AND state = 'queued' AND next_at <= ?
       RETURNING ${recordColumns}`,
    );
    const values = [leaseEnd, JSON.stringify(due.map(({ id }) => id)), now];
    return this.commits.run(() => claim.all(...values) as unknown as InquiryRecord[], "buffered");
  }

  mailsLeft(now: number, mailPerHour: number): number {
    if (mailPerHour > countedAtMost) return mailPerHour;
    return Math.max(0, mailPerHour - this.#recent(now - hourMs, now).mails);
  }

  #recent(since: number, now: number): { mails: number; quarantined: number } {
    const row = this.prepared(
      `SELECT count(*) AS mails, count(*) FILTER (WHERE turn >= ${quarantinePriority}) AS quarantined FROM (${recentMails})`,
    ).get(since, now);
    return row as { mails: number; quarantined: number };
  }

  markSent(id: string, now: number, { isFiled = false } = {}): Promise<void> {
    const set = "state = 'sent', ended_at = ?, last_failure = NULL, is_filed = ?";
    return this.#endLease(id, set, [now, isFiled ? 1 : 0]);
  }

  markDeadLetter(id: string, failure: string, now: number): Promise<void> {
    return this.#endLease(id, "state = 'dead', ended_at = ?, last_failure = ?, client = NULL", [
      now,
      failure,
    ]);
  }

  postpone(id: string, failure: Failure): Promise<void> {
    const { nextAt, lastFailure, firstFailedAt, rejections, firstRejectedAt } = failure;
    const set = "next_at = ?, last_failure = ?, first_failed_at = ?, rejections = ?, first_rejected_at = ?";
    return this.#endLease(id, set, [nextAt, lastFailure, firstFailedAt, rejections, firstRejectedAt]);
  }

  /** At a start every lease belongs to a process that is gone. What it was sending is due again. */
  endLeases(now: number): Promise<void> {
    return this.#write(
      "UPDATE inquiry SET leased = 0, next_at = ? WHERE state = 'queued' AND leased = 1",
      now,
    );
  }

  /** Makes everything due that waits, except what is being sent: after a start, or after the clock was set back. */
  makeDue(now: number): Promise<void> {
    return this.#write(
      `UPDATE inquiry SET next_at = min(next_at, ? + iif(${isQuarantined}, ${quarantineMs}, 0))
       WHERE state = 'queued' AND leased = 0`,
      now,
    );
  }

  /** After the hour for which they count. */
  forgetClients(now: number): Promise<void> {
    return this.#write(
      `UPDATE inquiry SET client = NULL
       WHERE client IS NOT NULL AND state = 'sent' AND ended_at NOT BETWEEN ? AND ?`,
      now - hourMs,
      now,
    );
  }

  /** When the next one is due or a lease ends; undefined when nothing waits. */
  nextAt(): number | undefined {
    const row = this.prepared("SELECT min(next_at) AS at FROM inquiry WHERE state = 'queued'").get();
    return (row?.at as number | null) ?? undefined;
  }

  /** The owner may have erased it meanwhile; then it stays erased. */
  #endLease(id: string, set: string, values: SqlValue[]): Promise<void> {
    return this.#write(
      `UPDATE inquiry SET leased = 0, ${set} WHERE id = ? AND state = 'queued'`,
      ...values,
      id,
    );
  }

  async #write(sql: string, ...values: SqlValue[]): Promise<void> {
    await this.change(sql, values, "buffered");
  }
}
