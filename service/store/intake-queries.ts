import type { Inquiry } from "#service/domain/inquiry.ts";
import type { Sender } from "#service/security/sender.ts";
import { Queries } from "./queries.ts";
import { quarantineMs, quarantinePriority } from "./tables.ts";

type Accepted = { outcome: "stored" | "known" | "conflict"; id: string };

/** Without an id, equal content within this time counts as one inquiry. */
const sameContentMs = 10 * 60_000;

export class IntakeQueries extends Queries {
  /** Resolves once the inquiry is on disk; rejects if it cannot be. Without a sender it gets the first priority. */
  accept(inquiry: Inquiry, now: number, sender?: Sender): Promise<Accepted> {
    return this.commits.run(() => this.#find(inquiry, now) ?? this.#store(inquiry, now, sender));
  }

  /**
   * When each sender's inquiries were stored, oldest first, so that the limits survive a restart or an eviction. Empty if the
   * database cannot be read.
   */
  storedBySender(since: number, now: number): (Sender & { times: number[] })[] {
    try {
      return this.prepared(
        `SELECT client, network, json_group_array(created_at ORDER BY created_at) AS times FROM inquiry
         WHERE created_at BETWEEN ? AND ? AND client IS NOT NULL AND network IS NOT NULL GROUP BY client, network`,
      )
        .all(since, now)
        .map(({ client, network, times }) => ({
          client: client as string,
          network: network as string,
          times: JSON.parse(times as string),
        }));
    } catch {
      return [];
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
    // An erased inquiry counts as known: storing it again would undo the erasure.
    const row = this.prepared(
      `SELECT state = 'erased' OR (name = ? AND email = ? AND message = ?) AS isSame
       FROM inquiry WHERE id = ?`,
    ).get(name, email, message, id);
    return row && { outcome: row.isSame ? "known" : "conflict", id };
  }

  #store(inquiry: Inquiry, now: number, sender?: Sender): Accepted {
    const { id = crypto.randomUUID(), name, email, message, suspicion = null } = inquiry;
    const { client = null, network = null } = sender ?? {};
    const isQuarantined = suspicion !== null;
    const dueAt = isQuarantined ? now + quarantineMs : now;
    const priority = (isQuarantined ? quarantinePriority : 0) + this.#rank(isQuarantined, sender);
    this.prepared(
      `INSERT INTO inquiry
         (id, name, email, message, suspicion, client, network, priority, state, created_at, queued_at, next_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'queued', ?, ?, ?)`,
    ).run(id, name, email, message, suspicion, client, network, priority, now, dueAt, dueAt);
    return { outcome: "stored", id };
  }

  /**
   * How many inquiries go first: the client's own waiting ones of the same kind (quarantined or not). For a client's first
   * inquiry, as many as other clients of its network wait.
   */
  #rank(isQuarantined: boolean, sender?: Sender): number {
    if (!sender) return 0;
    const ofClient = this.prepared(
      `SELECT max(priority) % ${quarantinePriority} + 1 AS rank FROM inquiry
       WHERE client = ?2 AND state = 'queued' AND (priority >= ${quarantinePriority}) = ?1`,
    ).get(isQuarantined ? 1 : 0, sender.client);
    if (ofClient?.rank) return ofClient.rank as number;
    // An IPv4 address is a network with one client.
    if (sender.network === sender.client) return 0;
    const ofNetwork = this.prepared(
      "SELECT count(DISTINCT client) AS rank FROM inquiry WHERE network = ? AND state = 'queued'",
    ).get(sender.network);
    return ofNetwork?.rank as number;
  }
}
