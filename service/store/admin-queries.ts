import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { Queries, recordColumns } from "./queries.ts";
import { isQuarantined } from "./schema.ts";

/** Counts end there, so that a flood does not make the question expensive. */
const countAtMost = 1000;
const dayMs = 24 * 3600_000;
/** In force after an upgrade from a version that kept no record, if the settings would erase something at once. */
const longestDays = 36_500;
/** As much as the longest inquiry needs in the database. */
const roomBytes = 64 * 1024;

/** The owner's commands, /ready, and the last time that the service knew. */
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
      /** The one that should have been sent first. */
      oldest: oldest as { queuedAt: number; lastFailure: string | null } | undefined,
    };
  }

  /** Sorted by id: at most `count` after the id `after`, by default all. */
  list(after = "", count = -1): InquiryRecord[] {
    const statement = `SELECT ${recordColumns} FROM inquiry WHERE id > ? ORDER BY id LIMIT ?`;
    return this.prepared(statement).all(after, count) as unknown as InquiryRecord[];
  }

  /** Queues dead letters, quarantined and waiting inquiries before all others, with their failures forgotten, but for the count of attempts. */
  retry(id: string, now: number): Promise<boolean> {
    const beforeAll =
      "min(0, (SELECT priority FROM inquiry WHERE state = 'queued' ORDER BY priority LIMIT 1)) - 1";
    return this.#queueAgain(id, now, ["dead", "queued"], `coalesce(${beforeAll}, -1)`);
  }

  /** Delivers once more what was delivered, because the mail was lost or was only a file. */
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
   * Keeps the ids, so that a late retry stores nothing. Resolves to how many there were, and how many of them are being
   * delivered right now and may arrive in spite of it. Then call `overwrite`.
   */
  erase(ids: string[], now: number): Promise<{ erased: number; beingSent: number }> {
    const which = "id IN (SELECT value FROM json_each(?1)) AND state <> 'erased'";
    const count = this.prepared(
      `SELECT count(*) AS erased, count(*) FILTER (WHERE leased = 1 AND next_at > ?2) AS beingSent
       FROM inquiry WHERE ${which}`,
    );
    const blank = this.prepared(
      `UPDATE inquiry SET state = 'erased', name = '', email = '', message = '', suspicion = NULL,
         last_failure = NULL, client = NULL, network = NULL, leased = 0, ended_at = ?2
       WHERE ${which}`,
    );
    return this.commits.run(() => {
      const counts = count.get(JSON.stringify(ids), now);
      blank.run(JSON.stringify(ids), now);
      return counts as { erased: number; beingSent: number };
    });
  }

  /** What may be erased by age. Not dead letters or what is quarantined, because nobody can have read it. */
  sentBefore(before: number, count: number): string[] {
    return this.prepared("SELECT id FROM inquiry WHERE state = 'sent' AND ended_at < ? LIMIT ?")
      .all(before, count)
      .map((row) => row.id as string);
  }

  /** From the last known time, if more than a day; else 0. A wrong clock would erase too early. */
  clockJumpMs(now: number): number {
    const row = this.prepared("SELECT known_at AS knownAt FROM upkeep").get();
    const jumpMs = now - ((row?.knownAt as number | null) ?? now);
    return Math.abs(jumpMs) > dayMs ? jumpMs : 0;
  }

  /** Stores the clock's time: it is near the last known one, or the owner has confirmed it. */
  async storeClock(now: number): Promise<void> {
    await this.change("UPDATE upkeep SET known_at = ?", [now]);
  }

  /**
   * Notes the retention that the settings ask for. A longer one is in force at once. A shorter one waits for
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

  /** The days that wait for the owner's confirmation, beside those in force. */
  retentionToConfirm(): { keptDays: number; askedDays: number } | undefined {
    const { keptDays, askedDays } = this.#retention();
    if (keptDays === null || askedDays === null || askedDays >= keptDays) return undefined;
    return { keptDays, askedDays };
  }

  /** Puts the retention into force that the settings ask for. Resolves to its days; undefined if nothing waited. */
  async confirmRetention(): Promise<number | undefined> {
    const askedDays = this.retentionToConfirm()?.askedDays;
    if (askedDays !== undefined) await this.change("UPDATE upkeep SET kept_days = ?", [askedDays]);
    return askedDays;
  }

  #retention(): { keptDays: number | null; askedDays: number | null } {
    const row = this.prepared("SELECT kept_days AS keptDays, asked_days AS askedDays FROM upkeep").get();
    return row as { keptDays: number | null; askedDays: number | null };
  }

  /** Rejects if an inquiry could not be stored now. */
  async tryWriting(): Promise<void> {
    for (const bytes of [roomBytes, 0]) await this.change("UPDATE upkeep SET room = zeroblob(?)", [bytes]);
  }
}
