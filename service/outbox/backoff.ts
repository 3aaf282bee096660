import { type DeliveryFailure, type FailureKind, failureKinds } from "#service/delivery/delivery.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";

const hourMs = 3600_000;

/**
 * The delay after the `nth` failure. `random` is 0 to 1. Whole milliseconds: the table refuses fractions, and one would stall
 * all deliveries.
 */
export function retryDelayMs(kind: FailureKind, nth: number, random: number): number {
  const { waitsMs } = failureKinds[kind];
  const base = waitsMs[Math.min(nth, waitsMs.length) - 1] ?? hourMs;
  // Shorter, never longer, to keep the promise of 30 s. For rejections longer, so that they span at least 24 h.
  const jitter = kind === "rejected" ? 1 + random * 0.1 : 1 - random * 0.2;
  return Math.round(base * jitter);
}

const giveUpAfterMs = 5 * 24 * hourMs;
const rejectedAtLeastMs = 24 * hourMs;
const rejectedAtLeast = 3;

/** The columns that record an inquiry's failures. */
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

/** A 5xx is final only when repeated over a day: servers also say 550 while they are being repaired. */
export function isFinal(history: FailureHistory, now: number): boolean {
  const { firstFailedAt, rejections, firstRejectedAt } = history;
  // Counted from the first failure, because an inquiry may have waited for days before its first attempt.
  if (now - firstFailedAt >= giveUpAfterMs) return true;
  return (
    rejections >= rejectedAtLeast && firstRejectedAt !== null && now - firstRejectedAt >= rejectedAtLeastMs
  );
}

/** After so many failures in a row, deliveries pause. */
const pauseAfterFailures = 3;

type Trouble = Pick<DeliveryFailure, "kind" | "code" | "advice">;

export interface HealthRecord {
  /** How many in a row. */
  failures: number;
  /** No delivery is attempted before this time. */
  calmAt: number;
  /** The newest failure, until a delivery succeeds. */
  trouble: Trouble | undefined;
}

const healthy: HealthRecord = { failures: 0, calmAt: 0, trouble: undefined };

/**
 * A circuit breaker. After three failures in a row, or one that only the owner can repair, nothing is sent until `calmAt`,
 * then one mail at a time: a long queue must not fail a thousand times.
 */
export class MailServerHealth {
  #record: HealthRecord;
  readonly #remember: (record: HealthRecord) => void;

  /** `remember` stores each change; a Durable Object needs it, because it may be evicted at any time. */
  constructor(earlier = healthy, remember: (record: HealthRecord) => void = () => {}) {
    this.#record = earlier;
    this.#remember = remember;
  }

  get trouble() {
    return this.#record.trouble;
  }

  /** How many deliveries may run at the same time. */
  allows(now: number, concurrency: number): number {
    const { failures, calmAt, trouble } = this.#record;
    const needsOwner = trouble && failureKinds[trouble.kind].needsOwner;
    if (failures < pauseAfterFailures && !needsOwner) return concurrency;
    return now >= calmAt ? 1 : 0;
  }

  succeeded() {
    if (this.#record.failures > 0) this.#change(healthy);
  }

  failed({ kind, code, advice }: Trouble, now: number, random: number) {
    // A rejected message shows that the server works.
    if (kind === "rejected") return this.succeeded();
    const failures = this.#record.failures + 1;
    const calmAt = now + retryDelayMs(kind, failures, random);
    this.#change({ failures, calmAt, trouble: { kind, code, advice } });
  }

  /** Ends the pause: after the clock was set back, its end may be far away. */
  endPause() {
    this.#change({ ...this.#record, calmAt: 0 });
  }

  #change(record: HealthRecord) {
    this.#record = record;
    this.#remember(record);
  }
}
