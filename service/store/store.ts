import type { BackOffice } from "./back-office.ts";
import type { InquiryRows } from "./inquiry-rows.ts";
import type { OutboxRows } from "./outbox-rows.ts";

/** All that the service keeps, whichever database stands behind it. */
export interface Store {
  inquiries: InquiryRows;
  outbox: OutboxRows;
  office: BackOffice;
  /** The last write's error, until one goes well again. */
  lastError: () => Error | undefined;
}
