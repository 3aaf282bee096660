import type { Claimed } from "#service/domain/inquiry.ts";

/** Somewhere that takes inquiries for the owner. */
export interface Delivery {
  /** Resolves only when the other side has taken responsibility; rejects with a DeliveryFailure. */
  deliver(inquiry: Claimed): Promise<void>;
  /** Asks at the start whether the other side would take mail; rejects with a DeliveryFailure. */
  check?(): Promise<void>;
  close(): void;
  /** Whether MAIL_PER_HOUR counts: it protects the owner's mail account, not the own disk. */
  isMetered: boolean;
  /** How many deliveries may be under way at once. */
  concurrency: number;
}

/**
 * network: nobody answered, or said 421. temporary: 4xx, or our own disk. login: the account was refused.
 * encryption: none that can be trusted. relay: a mail service refuses what was set. rejected: 5xx, this
 * message will not be taken.
 */
export type FailureKind = "network" | "temporary" | "login" | "encryption" | "relay" | "rejected";

export class DeliveryFailure extends Error {
  readonly kind: FailureKind;
  /** Safe to log: a code, never a server's sentence, which may quote the guest. */
  readonly code: string;

  constructor(kind: FailureKind, code: string, message: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}

/**
 * Runs `work` with a signal that aborts it after `ms`. The timer ends with the work: AbortSignal.timeout would keep
 * a short-lived process awake for the rest of the time.
 */
export async function withTimeLimit<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException("", "TimeoutError")), ms);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
