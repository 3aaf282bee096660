import { InquiryRecords } from "./inquiry-records.ts";
import { InquiryRows } from "./inquiry-rows.ts";
import { OutboxRows } from "./outbox-rows.ts";
import type { Commits, Sql } from "./sql.ts";
import { Upkeep } from "./upkeep.ts";

/** All that the service keeps, in either database. */
export type Store = ReturnType<typeof createStore>;

/** `onErased`: overwrites the copies of erased words that the database keeps outside of the rows. */
export function createStore(sql: Sql, commits: Commits, onErased = () => {}) {
  const records = new InquiryRecords(sql, commits);
  records.overwrite = onErased;
  return {
    inquiries: new InquiryRows(sql, commits),
    outbox: new OutboxRows(sql, commits),
    records,
    upkeep: new Upkeep(sql, commits),
    /** Why the database cannot be written, until it can again. */
    lastError: () => commits.lastError,
  };
}
