import type { InquiryFields } from "#shared/inquiry.ts";

export interface Inquiry extends InquiryFields {
  /** Undefined from a form without JavaScript or from another program; then equal content counts as the same inquiry. */
  id: string | undefined;
  /** Why it may be spam, worded for the owner. */
  suspicion: string | undefined;
}

/**
 * queued: waiting for delivery. quarantined: possible spam, which waits longer. sent: delivered. dead: given up (a dead
 * letter). erased: its words are blanked, its id is kept.
 */
export const inquiryStates = ["queued", "quarantined", "sent", "dead", "erased"] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** One inquiry as it is stored. Times are whole milliseconds since 1970. */
export interface InquiryRecord extends InquiryFields {
  id: string;
  state: InquiryState;
  suspicion: string | null;
  /** Pseudonyms of the guest's household and network (see `networksOf`), kept until an hour after the delivery. */
  client: string | null;
  network: string | null;
  createdAt: number;
  /** When its next attempt is due; during a delivery, when the lease ends. */
  nextAt: number;
  attempts: number;
  firstFailedAt: number | null;
  rejections: number;
  firstRejectedAt: number | null;
  lastFailure: string | null;
  /** When it was delivered, given up or erased. */
  endedAt: number | null;
  /** 1: delivered as a file, because there was no mail server. */
  isFiled: 0 | 1;
  /** 1: it is being delivered, or was when the process ended. */
  isLeased: 0 | 1;
}
