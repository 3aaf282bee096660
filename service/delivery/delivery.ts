import type { InquiryRecord } from "#service/domain/inquiry.ts";

/** What a mail needs of an inquiry. */
export type Mailable = Pick<
  InquiryRecord,
  "id" | "name" | "email" | "message" | "suspicion" | "createdAt" | "attempts"
>;

/** A way to bring inquiries to the owner. */
export interface Delivery {
  /** Resolves when the other side has accepted the inquiry; rejects with a DeliveryFailure. */
  deliver(inquiry: Mailable): Promise<void>;
  close?(): void;
  /** Whether MAIL_PER_HOUR limits it. Files need no limit. */
  isMetered: boolean;
  /** Most deliveries at the same time. */
  concurrency: number;
}

/**
 * network: no answer, or 421. temporary: 4xx, or our own disk. login: the account was refused. encryption: none
 * that can be trusted. setup: the platform refuses the address. rejected: 5xx, the server refuses this message.
 */
export type FailureKind = "network" | "temporary" | "login" | "encryption" | "setup" | "rejected";

export class DeliveryFailure extends Error {
  readonly kind: FailureKind;
  /** Safe to log. A server's sentence is not: it may quote the guest. */
  readonly code: string;

  constructor(kind: FailureKind, code: string, message: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}
