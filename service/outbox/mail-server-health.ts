import { type FailureKind, failureKinds } from "#service/delivery/delivery.ts";
import { retryDelayMs } from "./backoff.ts";

const stormAfter = 3;

export interface HealthRecord {
  /** In a row. */
  failures: number;
  /** No delivery is tried before. */
  calmAt: number;
  /** The newest failure, until a delivery goes well. */
  trouble: { kind: FailureKind; code: string } | undefined;
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
    const needsOwner = trouble && failureKinds[trouble.kind].forOwner;
    if (failures < stormAfter && !needsOwner) return concurrency;
    return now >= calmAt ? 1 : 0;
  }

  succeeded() {
    if (this.#record.failures > 0) this.#change(healthy);
  }

  failed(kind: FailureKind, code: string, now: number, random: number) {
    // A refused message shows that the server works.
    if (kind === "rejected") return this.succeeded();
    const failures = this.#record.failures + 1;
    this.#change({ failures, calmAt: now + retryDelayMs(kind, failures, random), trouble: { kind, code } });
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
