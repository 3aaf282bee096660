import { InquiryRecords } from "./inquiry-records.ts";
import { InquiryRows } from "./inquiry-rows.ts";
import { OutboxRows } from "./outbox-rows.ts";
import { Upkeep } from "./retention.ts";
import type { Commits, Sql } from "./sql.ts";

/** All that the service keeps, in either database. */
export type Store = ReturnType<typeof createStore>;

export function createStore(sql: Sql, commits: Commits) {
  return {
    inquiries: new InquiryRows(sql, commits),
    outbox: new OutboxRows(sql, commits),
    records: new InquiryRecords(sql, commits),
    upkeep: new Upkeep(sql, commits),
    /** Why the database cannot be written, until it can again. */
    lastError: () => commits.lastError,
  };
}
