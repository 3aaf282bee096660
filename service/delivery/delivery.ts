import type { InquiryRecord } from "#service/domain/inquiry.ts";

export type Mailable = Pick<
  InquiryRecord,
  "id" | "name" | "email" | "message" | "suspicion" | "createdAt" | "attempts"
>;

/** A way to get inquiries to the owner, such as SMTP or files. */
export interface Delivery {
  /** Resolves once the mail server or the disk has accepted the inquiry; rejects with a DeliveryFailure. */
  deliver(inquiry: Mailable): Promise<void>;
  close?(): void;
  /** Whether MAIL_PER_HOUR applies. Files need no limit. */
  isMetered: boolean;
  concurrency: number;
}

const secondMs = 1000;
const hourMs = 3600 * secondMs;

interface RetryPolicy {
  /** The delay after the first failure, the second one and so on; the last one repeats. */
  waitsMs: number[];
  /** The failure affects every message, and lasts until the owner changes something. */
  needsOwner?: true;
}

/** At most 30 s, so that mail goes out soon after the server is back. */
const quickRetriesMs = [2, 5, 10, 20, 30].map((seconds) => seconds * secondMs);
/** Slows down to every five minutes: mail servers lock accounts after too many wrong passwords. */
const slowRetriesMs = [10, 20, 60, 300].map((seconds) => seconds * secondMs);

export type FailureKind =
  | "network"
  | "temporary"
  | "rejected"
  | "login"
  | "encryption"
  | "sender"
  | "refusal"
  | "setup";

/** When to retry after each kind of failure, and whether the owner must act. */
export const failureKinds: Record<FailureKind, RetryPolicy> = {
  /** No answer, or 421. */
  network: { waitsMs: quickRetriesMs },
  /** 4xx, or this machine's disk. */
  temporary: { waitsMs: quickRetriesMs },
  /** 5xx: this message or its recipient is refused. The fourth try comes after more than 24 h; a refusal is final then. */
  rejected: { waitsMs: [1 * hourMs, 12 * hourMs, 13 * hourMs] },
  login: { waitsMs: slowRetriesMs, needsOwner: true },
  encryption: { waitsMs: slowRetriesMs, needsOwner: true },
  /** The account may not send from MAIL_FROM. */
  sender: { waitsMs: slowRetriesMs, needsOwner: true },
  /** 5xx at the greeting or at EHLO, or later with a text that names the client: this machine is refused. */
  refusal: { waitsMs: slowRetriesMs, needsOwner: true },
  /** Cloudflare refuses the sender or the recipient. */
  setup: { waitsMs: slowRetriesMs, needsOwner: true },
};

export class DeliveryFailure extends Error {
  readonly kind: FailureKind;
  /** Safe to log, unlike the server's response, which may quote the guest. */
  readonly code: string;
  /** For the owner: cause and remedy of a failure that affects every message. Safe to log. */
  readonly advice: string | undefined;

  constructor(kind: FailureKind, code: string, message: string, advice?: string) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.advice = advice;
  }
}
