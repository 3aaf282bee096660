import type { Inquiry } from "#service/domain/inquiry.ts";
import type { Commits, Sql, Statement } from "./sql.ts";

/** `heldMs` is there when it goes out only after that time, because a machine may have written it. */
export type Accepted = { outcome: "stored" | "known" | "conflict"; id: string; heldMs?: number };

/** A form without an id that is posted twice within this time was posted once, in two tries. */
const sameContentMs = 10 * 60_000;
/** Gives the owner's `inquiries` command time to look, and bots' mail a later place than guests'. */
export const holdMs = 15 * 60_000;

/** Where an inquiry comes in. */
export class InquiryRows {
  readonly #commits: Commits;
  readonly #byId: Statement;
  readonly #byContent: Statement;
  readonly #insert: Statement;

  constructor(sql: Sql, commits: Commits) {
    this.#commits = commits;
    // An erased one was heard once; storing it again would undo the erasure.
    this.#byId = sql.prepare(
      `SELECT state = 'erased' OR (name = ? AND email = ? AND message = ?) AS isSame
       FROM inquiry WHERE id = ?`,
    );
    this.#byContent = sql.prepare(
      `SELECT id FROM inquiry
       WHERE created_at BETWEEN ? AND ? AND email = ? AND name = ? AND message = ?`,
    );
    this.#insert = sql.prepare(
      `INSERT INTO inquiry (id, name, email, message, suspicion, state, created_at, queued_at, next_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
  }

  /** Settles when the inquiry is on disk; rejects when it is not. */
  accept(inquiry: Inquiry, now: number): Promise<Accepted> {
    return this.#commits.run(() => this.#find(inquiry, now) ?? this.#store(inquiry, now));
  }

  #find({ id, name, email, message }: Inquiry, now: number): Accepted | undefined {
    if (id === undefined) {
      const twin = this.#byContent.get(now - sameContentMs, now, email, name, message);
      return twin && { outcome: "known", id: twin.id as string };
    }
    const row = this.#byId.get(name, email, message, id);
    return row && { outcome: row.isSame ? "known" : "conflict", id };
  }

  #store(inquiry: Inquiry, now: number): Accepted {
    const { id = crypto.randomUUID(), name, email, message, suspicion } = inquiry;
    const [state, nextAt] = suspicion === undefined ? ["queued", now] : ["held", now + holdMs];
    this.#insert.run(id, name, email, message, suspicion ?? null, state, now, nextAt, nextAt);
    return { outcome: "stored", id, ...(suspicion === undefined ? {} : { heldMs: holdMs }) };
  }
}
