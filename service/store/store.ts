import type { BackOffice } from "./back-office.ts";
import type { InquiryRows } from "./inquiry-rows.ts";
import type { OutboxRows } from "./outbox-rows.ts";
import type { Upkeep } from "./upkeep.ts";

/** All that the service keeps, whichever database stands behind it. */
export interface Store {
  inquiries: InquiryRows;
  outbox: OutboxRows;
  office: BackOffice;
  upkeep: Upkeep;
  /** Why the database cannot be written, until it can again. */
  lastError: () => Error | undefined;
}
