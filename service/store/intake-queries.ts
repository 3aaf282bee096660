import type { Inquiry } from "#service/domain/inquiry.ts";
import { Queries } from "./queries.ts";
import { quarantineMs, quarantinePriority } from "./schema.ts";

type Accepted = { outcome: "stored" | "known" | "conflict"; id: string };

/** Without an id the same content within this time counts as one inquiry. */
const sameContentMs = 10 * 60_000;

export class IntakeQueries extends Queries {
  /** Settles when the inquiry is on disk; rejects when it is not. Without a client it gets the first priority. */
  accept(inquiry: Inquiry, now: number, client: string | null = null): Promise<Accepted> {
    return this.commits.run(() => this.#find(inquiry, now) ?? this.#store(inquiry, now, client));
  }

  /** Each client's times, oldest first: the limits survive a restart or an eviction. Empty while the disk is full. */
  storedByClient(since: number, now: number): Map<string, number[]> {
    try {
      const stored = this.prepared(
        `SELECT client, json_group_array(created_at ORDER BY created_at) AS times FROM inquiry
         WHERE created_at BETWEEN ? AND ? AND client IS NOT NULL GROUP BY client`,
      ).all(since, now);
      return new Map(stored.map(({ client, times }) => [client as string, JSON.parse(times as string)]));
    } catch {
      return new Map();
    }
  }

  #find({ id, name, email, message }: Inquiry, now: number): Accepted | undefined {
    if (id === undefined) {
      const twin = this.prepared(
        `SELECT id FROM inquiry
         WHERE created_at BETWEEN ? AND ? AND email = ? AND name = ? AND message = ?`,
      ).get(now - sameContentMs, now, email, name, message);
      return twin && { outcome: "known", id: twin.id as string };
    }
    // An erased one was received; storing it again would undo the erasure.
    const row = this.prepared(
      `SELECT state = 'erased' OR (name = ? AND email = ? AND message = ?) AS isSame
       FROM inquiry WHERE id = ?`,
    ).get(name, email, message, id);
    return row && { outcome: row.isSame ? "known" : "conflict", id };
  }

  #store(inquiry: Inquiry, now: number, client: string | null): Accepted {
    const { id = crypto.randomUUID(), name, email, message, suspicion = null } = inquiry;
    const isQuarantined = suspicion !== null;
    const dueAt = isQuarantined ? now + quarantineMs : now;
    const priority = this.#nextPriority(client, isQuarantined);
    this.prepared(
      `INSERT INTO inquiry
         (id, name, email, message, suspicion, client, turn, state, created_at, queued_at, next_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?, ?)`,
    ).run(id, name, email, message, suspicion, client, priority, now, dueAt, dueAt);
    return { outcome: "stored", id };
  }

  /** One after the client's last waiting inquiry of the same kind: quarantined or not. */
  #nextPriority(client: string | null, isQuarantined: boolean): number {
    const row = this.prepared(
      `SELECT coalesce(max(turn) + 1, iif(?1, ${quarantinePriority}, 0)) AS priority FROM inquiry
       WHERE client = ?2 AND state = 'queued' AND (turn >= ${quarantinePriority}) = ?1`,
    ).get(isQuarantined ? 1 : 0, client);
    return row?.priority as number;
  }
}
