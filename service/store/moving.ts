import { type InquiryRecord, inquiryStates } from "#service/domain/inquiry.ts";
import { Rows } from "./rows.ts";

/** All of an inquiry that another platform can use. */
export interface StoredInquiry extends InquiryRecord {
  queuedAt: number;
  rejections: number;
  firstFailedAt: number | null;
  firstRejectedAt: number | null;
}

/** The column of each field. */
const columns: Readonly<Record<keyof StoredInquiry, string>> = {
  id: "id",
  state: "state",
  isFiled: "is_filed",
  about: "about",
  answeredAt: "answered_at",
  note: "note",
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
/** Older versions do not send these. */
const laterFields: readonly string[] = ["about", "answeredAt", "note"];

/** Moves inquiries from one platform to another, with their ids. */
export class Moving extends Rows {
  /** The next `count` after the id `after`, sorted by id. An empty `after` gives the first ones. */
  page(after: string, count: number): StoredInquiry[] {
    const list = fields.map((field) => `${columns[field]} AS ${field}`).join(", ");
    return this.prepared(`SELECT ${list} FROM inquiry WHERE id > ? ORDER BY id LIMIT ?`).all(
      after,
      count,
    ) as unknown as StoredInquiry[];
  }

  /** Resolves to how many were new. Known ones stay as they are, so that an import can be repeated. */
  insertNew(inquiries: readonly StoredInquiry[]): Promise<number> {
    const names = fields.map((field) => columns[field]).join(", ");
    const insert = this.prepared(
      `INSERT INTO inquiry (${names}) VALUES (${fields.map(() => "?").join(", ")}) ON CONFLICT (id) DO NOTHING`,
    );
    return this.commits.run(
      () =>
        inquiries.filter(
          (inquiry) => Number(insert.run(...fields.map((field) => inquiry[field] ?? null)).changes) > 0,
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
  return (
    inquiryStates.includes(record.state as never) &&
    fields.every((field) => (field in record ? isCell(record[field]) : laterFields.includes(field)))
  );
}
