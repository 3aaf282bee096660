import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { Queries, recordColumns } from "./queries.ts";
import { isQuarantined } from "./tables.ts";

/** Counting stops here, so that a flood does not make the query expensive. */
const countAtMost = 1000;
const dayMs = 24 * 3600_000;
/** The retention after an upgrade from a version that recorded none, if the settings would erase something at once. */
const longestDays = 36_500;
/** The most that an inquiry needs in the database. */
const longestInquiryBytes = 64 * 1024;

/** Queries for the owner's commands, for /ready and for retention. */
export class AdminQueries extends Queries {
  tally(now: number) {
    const count = (rows: string) =>
      this.prepared(
        `SELECT count(*) AS count FROM (SELECT 1 FROM inquiry WHERE ${rows} LIMIT ${countAtMost})`,
      ).get()?.count as number;
    const oldest = this.prepared(
      `SELECT queued_at AS queuedAt, last_failure AS lastFailure FROM inquiry
       WHERE state = 'queued' AND queued_at <= ? ORDER BY queued_at LIMIT 1`,
    ).get(now);
    return {
      /** Without the quarantined ones. */
      waiting: count(`state = 'queued' AND NOT (${isQuarantined})`),
      quarantined: count(`state = 'queued' AND ${isQuarantined}`),
      deadLetters: count("state = 'dead'"),
      /** The inquiry that has waited longest. */
      oldest: oldest as { queuedAt: number; lastFailure: string | null } | undefined,
    };
  }

  /** Lists at most `count` inquiries after the id `after`, sorted by id. By default all. */
  list(after = "", count = -1): InquiryRecord[] {
    const statement = `SELECT ${recordColumns} FROM inquiry WHERE id > ? ORDER BY id LIMIT ?`;
    return this.prepared(statement).all(after, count) as unknown as InquiryRecord[];
  }

  /** Queues a dead, quarantined or waiting inquiry before all others. Resets its failures, but not the count of attempts. */
  retry(id: string, now: number): Promise<boolean> {
    const beforeAll =
      "min(0, (SELECT priority FROM inquiry WHERE state = 'queued' ORDER BY priority LIMIT 1)) - 1";
    return this.#queueAgain(id, now, ["dead", "queued"], `coalesce(${beforeAll}, -1)`);
  }

  /** Queues a delivered inquiry again, because its mail was lost or it only went to a file. */
  resend(id: string, now: number): Promise<boolean> {
    return this.#queueAgain(id, now, ["sent"], "0");
  }

  #queueAgain(id: string, now: number, states: string[], priority: string): Promise<boolean> {
    return this.change(
      `UPDATE inquiry SET state = 'queued', queued_at = ?1, next_at = ?1, priority = ${priority}, client = NULL, network = NULL,
         first_failed_at = NULL, rejections = 0, first_rejected_at = NULL, ended_at = NULL
       WHERE id = ?2 AND state IN (SELECT value FROM json_each(?3)) AND leased = 0`,
      [now, id, JSON.stringify(states)],
    );
  }

  /**
   * Blanks inquiries but keeps their ids, so that a browser's late retry stores nothing. Resolves to how many were erased, and
   * how many of those are being delivered right now and may still arrive. Call `overwrite` afterwards.
   */
  erase(ids: string[], now: number): Promise<{ erased: number; beingSent: number }> {
    const condition = "id IN (SELECT value FROM json_each(?1)) AND state <> 'erased'";
    const count = this.prepared(
      `SELECT count(*) AS erased, count(*) FILTER (WHERE leased = 1 AND next_at > ?2) AS beingSent
       FROM inquiry WHERE ${condition}`,
    );
    const blank = this.prepared(
      `UPDATE inquiry SET state = 'erased', name = '', email = '', message = '', suspicion = NULL,
         last_failure = NULL, client = NULL, network = NULL, leased = 0, ended_at = ?2
       WHERE ${condition}`,
    );
    return this.commits.run(() => {
      const counts = count.get(JSON.stringify(ids), now);
      blank.run(JSON.stringify(ids), now);
      return counts as { erased: number; beingSent: number };
    });
  }

  /** Ids that may be erased by age. Without dead letters and quarantined inquiries, which nobody may have read yet. */
  sentBefore(before: number, count: number): string[] {
    return this.prepared("SELECT id FROM inquiry WHERE state = 'sent' AND ended_at < ? LIMIT ?")
      .all(before, count)
      .map((row) => row.id as string);
  }

  /** How far the clock is from the last known time, if more than a day; otherwise 0. A wrong clock would erase too early. */
  clockJumpMs(now: number): number {
    const row = this.prepared("SELECT known_at AS knownAt FROM upkeep").get();
    const jumpMs = now - ((row?.knownAt as number | null) ?? now);
    return Math.abs(jumpMs) > dayMs ? jumpMs : 0;
  }

  /** Stores the clock's time as known. Call it if it is near the last one, or once the owner has confirmed it. */
  async storeClock(now: number): Promise<void> {
    await this.change("UPDATE upkeep SET known_at = ?", [now]);
  }

  /**
   * Records the retention that the settings ask for. A longer one takes effect at once. A shorter one waits for
   * `confirmRetention`: a mistyped setting would erase for good what was received under the longer one. Returns the days
   * in force.
   */
  async askRetention(days: number, now: number): Promise<number> {
    const { keptDays, askedDays } = this.#retention();
    const isUnknown = keptDays === null && this.sentBefore(now - (days + 1) * dayMs, 1).length > 0;
    const inForce = isUnknown ? longestDays : Math.max(keptDays ?? 0, days);
    if (inForce !== keptDays || days !== askedDays)
      await this.change("UPDATE upkeep SET kept_days = ?, asked_days = ?", [inForce, days]);
    return inForce;
  }

  /** The days in force and those that wait for the owner's confirmation; undefined if none wait. */
  retentionToConfirm(): { keptDays: number; askedDays: number } | undefined {
    const { keptDays, askedDays } = this.#retention();
    if (keptDays === null || askedDays === null || askedDays >= keptDays) return undefined;
    return { keptDays, askedDays };
  }

  /** Puts the shorter retention into force. Resolves to its days; undefined if none waited. */
  async confirmRetention(): Promise<number | undefined> {
    const askedDays = this.retentionToConfirm()?.askedDays;
    if (askedDays !== undefined) await this.change("UPDATE upkeep SET kept_days = ?", [askedDays]);
    return askedDays;
  }

  #retention(): { keptDays: number | null; askedDays: number | null } {
    const row = this.prepared("SELECT kept_days AS keptDays, asked_days AS askedDays FROM upkeep").get();
    return row as { keptDays: number | null; askedDays: number | null };
  }

  /** Rejects if the disk has no room for an inquiry right now. */
  async tryWriting(): Promise<void> {
    for (const bytes of [longestInquiryBytes, 0])
      await this.change("UPDATE upkeep SET room = zeroblob(?)", [bytes]);
  }
}
