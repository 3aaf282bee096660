import type { InquiryRecord } from "#service/domain/inquiry.ts";

export type Mailable = Pick<
  InquiryRecord,
  "id" | "name" | "email" | "message" | "suspicion" | "createdAt" | "attempts"
>;

/** A way to bring inquiries to the owner. */
export interface Delivery {
  /** Resolves when the other side has accepted the inquiry; rejects with a DeliveryFailure (failures.ts). */
  deliver(inquiry: Mailable): Promise<void>;
  close?(): void;
  /** Whether MAIL_PER_HOUR limits it. Files need no limit. */
  isMetered: boolean;
  concurrency: number;
}
