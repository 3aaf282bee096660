import type { InquiryRecord, InquiryState } from "#service/domain/inquiry.ts";
import type { StoredInquiry } from "#service/store/moving.ts";

/** What the owner's commands do, wherever the inquiries are. */
export interface OwnerOffice {
  /** Newest first. */
  list: (state?: InquiryState) => Promise<InquiryRecord[]>;
  /** At most two: enough to know whether `start` names one. */
  findByStart: (start: string) => Promise<InquiryRecord[]>;
  /** These three resolve to whether anything changed. */
  retry: (id: string) => Promise<boolean>;
  resend: (id: string) => Promise<boolean>;
  erase: (id: string) => Promise<boolean>;
  confirmClock: () => Promise<void>;
  /** Writes the file, a database that an own machine can start from. */
  backUp: (file: string) => Promise<void>;
  /** How many were unknown there. */
  bringIn: (inquiries: StoredInquiry[]) => Promise<number>;
  /** Where a process is not the owner's to end. */
  stop?: () => Promise<void>;
  start?: () => Promise<void>;
  /** Whether a second delivery would be a mail. */
  canMail: boolean;
  close: () => void;
}
