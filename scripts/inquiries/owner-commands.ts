import type { InquiryRecord, InquiryState } from "#service/domain/inquiry.ts";
import type { StoredInquiry } from "#service/store/moving.ts";

/** The owner's commands, on a machine and at Cloudflare. */
export interface OwnerCommands {
  /** Newest first. */
  list: (state?: InquiryState) => Promise<InquiryRecord[]>;
  /** Two at most: enough to know whether `start` is unique. */
  findByStart: (start: string) => Promise<InquiryRecord[]>;
  /** The next five resolve to whether anything changed. */
  retry: (id: string) => Promise<boolean>;
  resend: (id: string) => Promise<boolean>;
  erase: (id: string) => Promise<boolean>;
  answered: (id: string, isAnswered: boolean) => Promise<boolean>;
  note: (id: string, note: string) => Promise<boolean>;
  confirmClock: () => Promise<void>;
  /** Writes a database with which a service can start. */
  backUp: (file: string) => Promise<void>;
  /** Resolves to the number of new inquiries. */
  insertNew: (inquiries: StoredInquiry[]) => Promise<number>;
  /** Only at Cloudflare, where the owner cannot end the process. */
  stop?: () => Promise<void>;
  start?: () => Promise<void>;
  /** Whether deliveries are mails, not files. */
  canMail: boolean;
  close: () => void;
}
