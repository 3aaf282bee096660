import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { Queries, recordColumns } from "./queries.ts";
import type { SqlValue } from "./sql.ts";
import { isQuarantined, quarantineMs, quarantinePriority } from "./tables.ts";

type Failure = Pick<
  InquiryRecord,
  "nextAt" | "lastFailure" | "firstFailedAt" | "rejections" | "firstRejectedAt"
>;

const hourMs = 3600_000;
/** Above any mail server's hourly limit. A higher MAIL_PER_HOUR means no limit, because counting for each claim would be slow. */
const countedAtMost = 100_000;

/** The share of MAIL_PER_HOUR reserved for networks that have had no mail in this hour. */
const reservedForNewNetworks = 1 / 4;

/** Mails sent since ?1, and those being sent. */
const recentMails = `SELECT client, network, priority FROM inquiry WHERE leased = 1
  UNION ALL SELECT client, network, priority FROM inquiry WHERE state = 'sent' AND ended_at > ?1 AND ended_at <= ?2`;

/** An IPv6 network (/48) may be one household or a whole carrier. */
const clientsPerNetwork = 2;

/**
 * What may be sent, by priority. ?3 (?4 for possible spam) is the number of mails still allowed in this hour. Clients whose
 * mails of the last hour reach that number are skipped, and so are networks with twice as many: otherwise one flood would
 * use up MAIL_PER_HOUR. A network that has had none may use all that are left.
 */
export const dueRows = `
  WITH recent AS (${recentMails}),
    client_mails AS (SELECT client, count(*) AS had FROM recent WHERE client IS NOT NULL GROUP BY client),
    network_mails AS (SELECT network, count(*) AS had FROM recent WHERE network IS NOT NULL GROUP BY network)
  SELECT id FROM inquiry LEFT JOIN client_mails USING (client) LEFT JOIN network_mails USING (network)
  WHERE state = 'queued' AND next_at <= ?2 AND CASE
    WHEN priority < ${quarantinePriority} AND network_mails.had IS NULL THEN TRUE
    ELSE coalesce(client_mails.had, 0) < iif(priority < ${quarantinePriority}, ?3, ?4)
      AND coalesce(network_mails.had, 0) < ${clientsPerNetwork} * iif(priority < ${quarantinePriority}, ?3, ?4)
    END
  ORDER BY priority, next_at LIMIT ?5`;

/** Queries that change the state of delivery. Committed without fsync: at worst, a power loss sends a mail twice. */
export class DeliveryQueries extends Queries {
  /** Leases at most `count` due inquiries by priority. If this process dies, they are due again at `leaseEnd`. */
  async claim(now: number, leaseEnd: number, count: number, mailPerHour: number): Promise<InquiryRecord[]> {
    const nextAt = this.nextAt();
    if (nextAt === undefined || nextAt > now) return [];
    const isCounted = mailPerHour <= countedAtMost;
    const since = isCounted ? now - hourMs : now;
    const recent = this.#recent(since, now);
    const left = mailPerHour - recent.mails;
    const leftForKnown = isCounted ? left - Math.floor(mailPerHour * reservedForNewNetworks) : left;
    const leftForQuarantined = Math.min(leftForKnown, Math.ceil(mailPerHour / 4) - recent.quarantined);
    if (left <= 0) return [];
    // Fewer at a time as the limit approaches, so that no client takes all of the last mails; and never more than either share
    // still has, because `dueRows` compares each row with what is left, not all of them together.
    const shares = [leftForKnown, leftForQuarantined].filter((share) => share > 0);
    const atOnce = Math.min(count, Math.ceil(left / 8), ...shares);
    const due = this.prepared(dueRows).all(since, now, leftForKnown, leftForQuarantined, atOnce);
    if (due.length === 0) return [];
    // The conditions are checked again, because the owner may have changed an inquiry meanwhile.
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
      `SELECT count(*) AS mails, count(*) FILTER (WHERE priority >= ${quarantinePriority}) AS quarantined FROM (${recentMails})`,
    ).get(since, now);
    return row as { mails: number; quarantined: number };
  }

  markSent(id: string, now: number, { isFiled = false } = {}): Promise<void> {
    const set = "state = 'sent', ended_at = ?, last_failure = NULL, is_filed = ?";
    return this.#endLease(id, set, [now, isFiled ? 1 : 0]);
  }

  markDeadLetter(id: string, failure: string, now: number): Promise<void> {
    return this.#endLease(
      id,
      "state = 'dead', ended_at = ?, last_failure = ?, client = NULL, network = NULL",
      [now, failure],
    );
  }

  postpone(id: string, failure: Failure): Promise<void> {
    const { nextAt, lastFailure, firstFailedAt, rejections, firstRejectedAt } = failure;
    const set = "next_at = ?, last_failure = ?, first_failed_at = ?, rejections = ?, first_rejected_at = ?";
    return this.#endLease(id, set, [nextAt, lastFailure, firstFailedAt, rejections, firstRejectedAt]);
  }

  /** Ends all leases at the start, when they belong to a process that is gone. What it was sending is due again. */
  endLeases(now: number): Promise<void> {
    return this.#write(
      "UPDATE inquiry SET leased = 0, next_at = ? WHERE state = 'queued' AND leased = 1",
      now,
    );
  }

  /** Makes everything due that waits and is not being sent: after a start, or after the clock was set back. */
  async makeDue(now: number): Promise<void> {
    const dueAt = `? + iif(${isQuarantined}, ${quarantineMs}, 0)`;
    await this.#write(
      `UPDATE inquiry SET next_at = min(next_at, ${dueAt}) WHERE state = 'queued' AND leased = 0`,
      now,
    );
    // Otherwise /ready would count the wait from a time in the future.
    await this.#write(
      `UPDATE inquiry SET queued_at = min(queued_at, ${dueAt}) WHERE state = 'queued' AND queued_at > ?`,
      now,
      now,
    );
  }

  /** Removes the digests of senders, which only count for an hour. */
  forgetClients(now: number): Promise<void> {
    return this.#write(
      `UPDATE inquiry SET client = NULL, network = NULL
       WHERE client IS NOT NULL AND state = 'sent' AND ended_at NOT BETWEEN ? AND ?`,
      now - hourMs,
      now,
    );
  }

  /** When the next inquiry is due or a lease ends; undefined if nothing waits. */
  nextAt(): number | undefined {
    const row = this.prepared("SELECT min(next_at) AS at FROM inquiry WHERE state = 'queued'").get();
    return (row?.at as number | null) ?? undefined;
  }

  /** Only while it is queued: an inquiry that the owner has erased meanwhile stays erased. */
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
