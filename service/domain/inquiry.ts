import type { InquiryWords } from "#shared/inquiry.ts";

export interface Inquiry extends InquiryWords {
  /** Undefined from a form without script, or from another program: then the same content counts as the same inquiry. */
  id: string | undefined;
  /** Why it may be spam, in words for the owner. */
  suspicion: string | undefined;
}

/** Waiting for delivery, waiting longer as possible spam, delivered, given up (a dead letter), blanked. */
export const inquiryStates = ["queued", "quarantined", "sent", "dead", "erased"] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** One inquiry as it is stored. Times are whole milliseconds since 1970. */
export interface InquiryRecord extends InquiryWords {
  id: string;
  state: InquiryState;
  suspicion: string | null;
  /** Names that stand for the guest's household and network, until an hour after the delivery. */
  client: string | null;
  network: string | null;
  createdAt: number;
  /** When it is due; while it is being delivered, when the lease ends. */
  nextAt: number;
  attempts: number;
  firstFailedAt: number | null;
  rejections: number;
  firstRejectedAt: number | null;
  lastFailure: string | null;
  /** When it was delivered, given up or blanked. */
  endedAt: number | null;
  /** 1: delivered as a file, because there was no mail server. */
  isFiled: 0 | 1;
  /** 1: it is being delivered, or was when the process ended. */
  isLeased: 0 | 1;
}
