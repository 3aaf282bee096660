import type { InquiryRecord } from "#service/domain/inquiry.ts";

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
  concurrency: number;
}

const secondMs = 1000;
const hourMs = 3600 * secondMs;

interface Kind {
  /** The wait after the first failure, the second one ...; the last one repeats. */
  waitsMs: number[];
  /** It concerns every message, and lasts until the owner changes something. */
  needsOwner?: true;
}

/** At most 30 s, so that mail goes out soon after the server is back. */
const soon = [2, 5, 10, 20, 30].map((seconds) => seconds * secondMs);
/** Soon only every five minutes: mail servers lock an account that tries a wrong password more often. */
const rarely = [10, 20, 60, 300].map((seconds) => seconds * secondMs);

export type FailureKind =
  | "network"
  | "temporary"
  | "rejected"
  | "login"
  | "encryption"
  | "sender"
  | "refusal"
  | "setup";

/** Why a delivery fails, when the next try is due, and who must act. */
export const failureKinds: Record<FailureKind, Kind> = {
  /** No answer, or 421. */
  network: { waitsMs: soon },
  /** 4xx, or our own disk. */
  temporary: { waitsMs: soon },
  /** 5xx: this message or its recipient is refused. The fourth try comes after more than 24 h, when a refusal is final. */
  rejected: { waitsMs: [1 * hourMs, 12 * hourMs, 13 * hourMs] },
  login: { waitsMs: rarely, needsOwner: true },
  encryption: { waitsMs: rarely, needsOwner: true },
  /** The account may not send from MAIL_FROM. */
  sender: { waitsMs: rarely, needsOwner: true },
  /** 5xx at the greeting or at EHLO: this machine is refused. */
  refusal: { waitsMs: rarely, needsOwner: true },
  /** Cloudflare refuses the address. */
  setup: { waitsMs: rarely, needsOwner: true },
};

export class DeliveryFailure extends Error {
  readonly kind: FailureKind;
  /** Safe to log. A server's sentence is not: it may quote the guest. */
  readonly code: string;
  /** A sentence of ours for the owner, with cause and remedy, which is safe to log. It concerns every message. */
  readonly advice: string | undefined;

  constructor(kind: FailureKind, code: string, message: string, advice?: string) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.advice = advice;
  }
}
