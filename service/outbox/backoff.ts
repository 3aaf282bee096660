import { type DeliveryFailure, type FailureKind, failureKinds } from "#service/delivery/delivery.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";

const hourMs = 3600_000;

/** After the `nth` failure, in whole ms: the table refuses a fraction, which would stall all delivery. `random`: 0 to 1. */
export function retryDelayMs(kind: FailureKind, nth: number, random: number): number {
  const { waitsMs } = failureKinds[kind];
  const base = waitsMs[Math.min(nth, waitsMs.length) - 1] ?? hourMs;
  // Shorter, never longer, so that the promise of 30 s holds; for refusals longer, never less than 24 h in all.
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

const stormAfter = 3;

type Trouble = Pick<DeliveryFailure, "kind" | "code" | "advice">;

export interface HealthRecord {
  /** In a row. */
  failures: number;
  /** No delivery is tried before. */
  calmAt: number;
  /** The newest failure, until a delivery goes well. */
  trouble: Trouble | undefined;
}

const healthy: HealthRecord = { failures: 0, calmAt: 0, trouble: undefined };

/**
 * What we know of the mail server. After three failures in a row, or one that only the owner can repair, nothing is sent
 * until `calmAt`, then one mail at a time: a long queue must not fail a thousand times.
 */
export class MailServerHealth {
  #record: HealthRecord;
  readonly #remember: (record: HealthRecord) => void;

  /** `remember` stores each change for a Durable Object, which may end at any time. */
  constructor(earlier = healthy, remember: (record: HealthRecord) => void = () => {}) {
    this.#record = earlier;
    this.#remember = remember;
  }

  get trouble() {
    return this.#record.trouble;
  }

  /** How many deliveries may be under way at `now`. */
  allows(now: number, concurrency: number): number {
    const { failures, calmAt, trouble } = this.#record;
    const needsOwner = trouble && failureKinds[trouble.kind].needsOwner;
    if (failures < stormAfter && !needsOwner) return concurrency;
    return now >= calmAt ? 1 : 0;
  }

  succeeded() {
    if (this.#record.failures > 0) this.#change(healthy);
  }

  failed({ kind, code, advice }: Trouble, now: number, random: number) {
    // A refused message shows that the server works.
    if (kind === "rejected") return this.succeeded();
    const failures = this.#record.failures + 1;
    const calmAt = now + retryDelayMs(kind, failures, random);
    this.#change({ failures, calmAt, trouble: { kind, code, advice } });
  }

  /** After the clock was set back the time of the next try may be far away. */
  forget() {
    this.#change({ ...this.#record, calmAt: 0 });
  }

  #change(record: HealthRecord) {
    this.#record = record;
    this.#remember(record);
  }
}
