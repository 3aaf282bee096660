import type { InquiryRecord } from "#service/domain/inquiry.ts";
import { Queries, recordColumns } from "./queries.ts";
import { isHeld } from "./schema.ts";
import type { SqlValue } from "./sql.ts";

/** Counts end at `countAtMost`, so that a flood does not make the question expensive. */
export interface Tally {
  /** Without the held ones. */
  waiting: number;
  held: number;
  dead: number;
  /** The one that should have been sent first. */
  oldest: { queuedAt: number; lastFailure: string | null } | undefined;
}

const countAtMost = 1000;

/** The owner's commands, and the counts of /ready. */
export class AdminQueries extends Queries {
  tally(now: number): Tally {
    const count = (rows: string) =>
      this.prepared(
        `SELECT count(*) AS count FROM (SELECT 1 FROM inquiry WHERE ${rows} LIMIT ${countAtMost})`,
      ).get()?.count as number;
    const oldest = this.prepared(
      `SELECT queued_at AS queuedAt, last_failure AS lastFailure FROM inquiry
       WHERE state = 'queued' AND queued_at <= ? ORDER BY queued_at LIMIT 1`,
    ).get(now);
    return {
      waiting: count(`state = 'queued' AND NOT (${isHeld})`),
      held: count(`state = 'queued' AND ${isHeld}`),
      dead: count("state = 'dead'"),
      oldest: oldest as Tally["oldest"],
    };
  }

  /** Newest first. */
  list(): InquiryRecord[] {
    return this.#select("true ORDER BY created_at DESC, id");
  }

  /** The next `count` after the id `after`, sorted by id. An empty `after` gives the first ones. */
  page(after: string, count: number): InquiryRecord[] {
    return this.#select("id > ? ORDER BY id LIMIT ?", after, count);
  }

  #select(which: string, ...values: SqlValue[]): InquiryRecord[] {
    const statement = this.prepared(`SELECT ${recordColumns} FROM inquiry WHERE ${which}`);
    return statement.all(...values) as unknown as InquiryRecord[];
  }

  /** Queues dead, held and waiting inquiries before all others, with their history of failures forgotten. */
  retry(id: string, now: number): Promise<boolean> {
    const first = "min(0, (SELECT turn FROM inquiry WHERE state = 'queued' ORDER BY turn LIMIT 1)) - 1";
    return this.#queueAgain(id, now, ["dead", "queued"], `coalesce(${first}, -1)`);
  }

  /** Delivers once more what was delivered, because the mail was lost or was only a file. */
  resend(id: string, now: number): Promise<boolean> {
    return this.#queueAgain(id, now, ["sent"], "0");
  }

  #queueAgain(id: string, now: number, states: string[], turn: string): Promise<boolean> {
    return this.change(
      `UPDATE inquiry SET state = 'queued', queued_at = ?1, next_at = ?1, turn = ${turn}, client = NULL,
         first_failed_at = NULL, rejections = 0, first_rejected_at = NULL, ended_at = NULL
       WHERE id = ?2 AND state IN (SELECT value FROM json_each(?3)) AND leased = 0`,
      [now, id, JSON.stringify(states)],
    );
  }

  /**
   * Blanks the guests' words and keeps the ids, so that a late retry of the same browser stores nothing. All
   * in one commit. Resolves to whether there was anything. On a machine call `overwrite` of the store afterwards.
   */
  erase(ids: string[], now: number): Promise<boolean> {
    return this.change(
      `UPDATE inquiry SET state = 'erased', name = '', email = '', message = '',
         suspicion = NULL, last_failure = NULL, client = NULL, leased = 0, ended_at = ?
       WHERE id IN (SELECT value FROM json_each(?)) AND state <> 'erased'`,
      [now, JSON.stringify(ids)],
    );
  }

  /** What may be erased by age. Not what is dead or held, because nobody can have read it. */
  sentBefore(before: number, count: number): string[] {
    return this.prepared("SELECT id FROM inquiry WHERE state = 'sent' AND ended_at < ? LIMIT ?")
      .all(before, count)
      .map((row) => row.id as string);
  }
}
