import { type InquiryRecord, inquiryStates } from "#service/domain/inquiry.ts";
import type { Commits, Sql } from "./sql.ts";

/** All of one inquiry that means something at another home. */
export interface StoredInquiry extends InquiryRecord {
  queuedAt: number;
  rejections: number;
  firstFailedAt: number | null;
  firstRejectedAt: number | null;
}

/** By field, in the order of the columns that they fill. */
const columns: Readonly<Record<keyof StoredInquiry, string>> = {
  id: "id",
  state: "state",
  isFiled: "is_filed",
  name: "name",
  email: "email",
  message: "message",
  suspicion: "suspicion",
  createdAt: "created_at",
  endedAt: "ended_at",
  nextAt: "next_at",
  attempts: "attempts",
  lastFailure: "last_failure",
  queuedAt: "queued_at",
  rejections: "rejections",
  firstFailedAt: "first_failed_at",
  firstRejectedAt: "first_rejected_at",
};
const fields = Object.keys(columns) as (keyof StoredInquiry)[];

/** Takes inquiries from one home to another, ids and all. */
export class Moving {
  readonly #sql: Sql;
  readonly #commits: Commits;

  constructor(sql: Sql, commits: Commits) {
    this.#sql = sql;
    this.#commits = commits;
  }

  /** The next `count` behind the id `after`, by id; the first with an empty one. */
  page(after: string, count: number): StoredInquiry[] {
    const list = fields.map((field) => `${columns[field]} AS ${field}`).join(", ");
    return this.#sql
      .prepare(`SELECT ${list} FROM inquiry WHERE id > ? ORDER BY id LIMIT ?`)
      .all(after, count) as unknown as StoredInquiry[];
  }

  /** How many were unknown here; what is known stays as it is, so that a second time changes nothing. */
  bringIn(inquiries: readonly StoredInquiry[]): Promise<number> {
    const names = fields.map((field) => columns[field]).join(", ");
    const insert = this.#sql.prepare(
      `INSERT INTO inquiry (${names}) VALUES (${fields.map(() => "?").join(", ")}) ON CONFLICT (id) DO NOTHING`,
    );
    return this.#commits.run(
      () =>
        inquiries.filter(
          (inquiry) => Number(insert.run(...fields.map((field) => inquiry[field])).changes) > 0,
        ).length,
    );
  }
}

export function areInquiries(value: unknown): value is StoredInquiry[] {
  return Array.isArray(value) && value.every(isStored);
}

function isStored(value: unknown): value is StoredInquiry {
  if (typeof value !== "object" || value === null) return false;
  const record = value as Record<string, unknown>;
  const isCell = (cell: unknown) => cell === null || typeof cell === "string" || Number.isSafeInteger(cell);
  return fields.every((field) => isCell(record[field])) && inquiryStates.includes(record.state as never);
}
