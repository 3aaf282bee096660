import type { Inquiry } from "#service/domain/inquiry.ts";
import { Rows } from "./rows.ts";

/** With `heldMs` it is sent only after that time, because it may be spam. */
type Accepted = { outcome: "stored" | "known" | "conflict"; id: string; heldMs?: number };

/** Without an id the same content within this time counts as one inquiry. */
const sameContentMs = 10 * 60_000;
/** The owner has time to look at possible spam, and guests' mail goes first. */
const holdMs = 15 * 60_000;

/** Stores new inquiries. */
export class InquiryRows extends Rows {
  /** Settles when the inquiry is on disk; rejects when it is not. Null client: not queued behind anyone. */
  accept(inquiry: Inquiry, now: number, client: number | null = null): Promise<Accepted> {
    return this.commits.run(() => this.#find(inquiry, now) ?? this.#store(inquiry, now, client));
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

  #store(inquiry: Inquiry, now: number, client: number | null): Accepted {
    const { id = crypto.randomUUID(), name, email, message, about, suspicion } = inquiry;
    const [state, nextAt] = suspicion === undefined ? ["queued", now] : ["held", now + holdMs];
    const turn = client === null ? 0 : this.#nextTurn(client);
    const words = [name, email, message, about ?? null, suspicion ?? null];
    this.prepared(
      `INSERT INTO inquiry (id, name, email, message, about, suspicion, client, turn, state, created_at, queued_at, next_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ).run(id, ...words, client, turn, state, now, nextAt, nextAt);
    return { outcome: "stored", id, ...(suspicion === undefined ? {} : { heldMs: holdMs }) };
  }

  #nextTurn(client: number): number {
    const row = this.prepared("SELECT coalesce(max(turn) + 1, 0) AS turn FROM inquiry WHERE client = ?").get(
      client,
    );
    return row?.turn as number;
  }
}
