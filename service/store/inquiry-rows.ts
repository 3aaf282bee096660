import { randomUUID } from "node:crypto";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Inquiry } from "#service/inquiry/parse-inquiry.ts";
import type { CommitQueue } from "./commit-queue.ts";

/** `heldMs` is there when it goes out only after that time, because a machine may have written it. */
export type Accepted = { outcome: "stored" | "known" | "conflict"; id: string; heldMs?: number };

/** A form without an id that is posted twice within this time was posted once, in two tries. */
const sameContentMs = 10 * 60_000;
/** Gives the owner's `inquiries` command time to look, and bots' mail a later place than guests'. */
export const holdMs = 15 * 60_000;

/** Where an inquiry comes in. */
export class InquiryRows {
  readonly #commits: CommitQueue;
  readonly #byId: StatementSync;
  readonly #byDigest: StatementSync;
  readonly #insert: StatementSync;

  constructor(db: DatabaseSync, commits: CommitQueue) {
    this.#commits = commits;
    this.#byId = db.prepare("SELECT digest, state FROM inquiry WHERE id = ?");
    this.#byDigest = db.prepare("SELECT id FROM inquiry WHERE digest = ? AND created_at BETWEEN ? AND ?");
    this.#insert = db.prepare(
      `INSERT INTO inquiry (id, digest, name, email, message, suspicion, state, created_at, queued_at, next_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    );
  }

  /** Settles when the inquiry is on disk; rejects when it is not. */
  accept(inquiry: Inquiry, now: number): Promise<Accepted> {
    return this.#commits.run(() => this.#find(inquiry, now) ?? this.#store(inquiry, now));
  }

  #find({ id, digest }: Inquiry, now: number): Accepted | undefined {
    if (id === undefined) {
      const twin = this.#byDigest.get(digest, now - sameContentMs, now) as { id: string } | undefined;
      return twin && { outcome: "known", id: twin.id };
    }
    const row = this.#byId.get(id) as { digest: string; state: string } | undefined;
    if (!row) return undefined;
    // An erased one was heard once; storing it again would undo the erasure.
    const isSame = row.state === "erased" || row.digest === digest;
    return { outcome: isSame ? "known" : "conflict", id };
  }

  #store({ id = randomUUID(), digest, name, email, message, suspicion }: Inquiry, now: number): Accepted {
    const [state, nextAt] = suspicion === undefined ? ["queued", now] : ["held", now + holdMs];
    this.#insert.run(id, digest, name, email, message, suspicion ?? null, state, now, nextAt, nextAt);
    return { outcome: "stored", id, ...(suspicion === undefined ? {} : { heldMs: holdMs }) };
  }
}
