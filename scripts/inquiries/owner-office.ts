import type { InquiryRecord, InquiryState } from "#service/domain/inquiry.ts";
import type { StoredInquiry } from "#service/store/moving.ts";

/** The owner's commands, on a machine and at Cloudflare. */
export interface OwnerOffice {
  /** Newest first. */
  list: (state?: InquiryState) => Promise<InquiryRecord[]>;
  /** At most two: enough to know whether `start` names one. */
  findByStart: (start: string) => Promise<InquiryRecord[]>;
  /** The next four resolve to whether anything changed. */
  retry: (id: string) => Promise<boolean>;
  resend: (id: string) => Promise<boolean>;
  erase: (id: string) => Promise<boolean>;
  answered: (id: string, isAnswered: boolean, note: string) => Promise<boolean>;
  confirmClock: () => Promise<void>;
  /** Writes a database that a machine can start from. */
  backUp: (file: string) => Promise<void>;
  /** Resolves to how many were new there. */
  bringIn: (inquiries: StoredInquiry[]) => Promise<number>;
  /** Only at Cloudflare, where the owner cannot end the process. */
  stop?: () => Promise<void>;
  start?: () => Promise<void>;
  /** Whether a second delivery would be a mail. */
  canMail: boolean;
  close: () => void;
}
