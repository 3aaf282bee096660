import type { FailureKind } from "#service/delivery/delivery.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";

const secondMs = 1000;
const hourMs = 3600 * secondMs;

/** In the end too rare for a server to lock the account. */
const loginMs = [10, 20, 60, 300].map((seconds) => seconds * secondMs);
/** At most 30 s, so that mail goes out soon after the server is back. */
const networkMs = [2, 5, 10, 20, 30].map((seconds) => seconds * secondMs);
/** Also with jitter three attempts are made within 24 h, and the fourth after them. */
const rejectedMs = [1 * hourMs, 12 * hourMs, 13 * hourMs];

/**
 * How long to wait after the `nth` failure of this kind, in whole milliseconds: a fraction in a STRICT
 * INTEGER column is an error that would stall all delivery. `random` is from 0 to 1.
 */
export function retryDelayMs(kind: FailureKind, nth: number, random: number): number {
  const steps = stepsFor(kind);
  const base = steps[Math.min(nth, steps.length) - 1] ?? hourMs;
  // Shorter, never longer, so that the promise of 30 s holds; for refusals longer, to pass the 24 h.
  const jitter = kind === "rejected" ? 1 + random * 0.1 : 1 - random * 0.2;
  return Math.round(base * jitter);
}

function stepsFor(kind: FailureKind): number[] {
  if (kind === "login" || kind === "encryption" || kind === "setup") return loginMs;
  return kind === "rejected" ? rejectedMs : networkMs;
}

const giveUpAfterMs = 5 * 24 * hourMs;
const rejectedAtLeastMs = 24 * hourMs;
const rejectedAtLeast = 3;

/** What the row keeps of an inquiry's failures. */
interface FailureHistory {
  firstFailedAt: number;
  rejections: number;
  firstRejectedAt: number | null;
}

export function afterFailure(
  before: Pick<InquiryRecord, keyof FailureHistory>,
  kind: FailureKind,
  now: number,
): FailureHistory {
  const isRejected = kind === "rejected";
  return {
    firstFailedAt: before.firstFailedAt ?? now,
    rejections: before.rejections + (isRejected ? 1 : 0),
    firstRejectedAt: before.firstRejectedAt ?? (isRejected ? now : null),
  };
}

/** A 5xx is final only when it is repeated over a day: servers say 550 while they are being repaired, too. */
export function isFinal(history: FailureHistory, now: number): boolean {
  const { firstFailedAt, rejections, firstRejectedAt } = history;
  // Since the first failure, because an inquiry may have waited for days before its first attempt.
  if (now - firstFailedAt >= giveUpAfterMs) return true;
  return (
    rejections >= rejectedAtLeast && firstRejectedAt !== null && now - firstRejectedAt >= rejectedAtLeastMs
  );
}
