import { type FailureKind, failureKinds } from "#service/delivery/delivery.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";

const hourMs = 3600_000;

/** After the `nth` failure, in whole ms: the table refuses a fraction, which would stall all delivery. `random`: 0 to 1. */
export function retryDelayMs(kind: FailureKind, nth: number, random: number): number {
  const { waitsMs } = failureKinds[kind];
  const base = waitsMs[Math.min(nth, waitsMs.length) - 1] ?? hourMs;
  // Shorter, never longer, so that the promise of 30 s holds; for refusals longer, to pass the 24 h.
  const jitter = kind === "rejected" ? 1 + random * 0.1 : 1 - random * 0.2;
  return Math.round(base * jitter);
}

const giveUpAfterMs = 5 * 24 * hourMs;
const rejectedAtLeastMs = 24 * hourMs;
const rejectedAtLeast = 3;

/** What the row keeps of an inquiry's failures. */
type FailureHistory = ReturnType<typeof afterFailure>;

export function afterFailure(
  before: Pick<InquiryRecord, "firstFailedAt" | "rejections" | "firstRejectedAt">,
  kind: FailureKind,
  now: number,
) {
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
