import type { InquiryWords } from "#shared/inquiry.ts";

/** What a guest sent, checked and not stored yet. */
export interface Inquiry extends InquiryWords {
  /** Undefined for a form that was posted without JavaScript. */
  id: string | undefined;
  /** Why it may be spam, in words for the owner. */
  suspicion: string | undefined;
  /** The package or offer that the message names. */
  about: string | undefined;
}

/** Waiting for delivery, waiting longer as possible spam, delivered, given up, blanked. */
export const inquiryStates = ["queued", "held", "sent", "dead", "erased"] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** An inquiry that this process may deliver until its lease ends. */
export interface Claimed extends InquiryWords {
  id: string;
  about: string | null;
  suspicion: string | null;
  createdAt: number;
  /** When it joined the queue, by the guest or by the owner's retry. */
  queuedAt: number;
  /** Deliveries started, with this one. */
  attempts: number;
  firstFailedAt: number | null;
  /** Final refusals (5xx) so far. */
  rejections: number;
  firstRejectedAt: number | null;
  /** Its client, as a random number that only this process can relate to an address. */
  client: number | null;
}

/** One inquiry as the owner sees it. */
export interface InquiryRecord extends InquiryWords {
  id: string;
  state: InquiryState;
  /** 1: delivered as a file, because there was no mail server. */
  isFiled: 0 | 1;
  /** The package or offer that the message names. */
  about: string | null;
  /** When somebody at the resort marked it as answered. */
  answeredAt: number | null;
  /** The resort's own note. */
  note: string | null;
  suspicion: string | null;
  createdAt: number;
  endedAt: number | null;
  nextAt: number;
  attempts: number;
  lastFailure: string | null;
}
