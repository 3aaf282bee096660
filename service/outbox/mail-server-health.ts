import type { FailureKind } from "#service/delivery/delivery.ts";
import { retryDelayMs } from "./backoff.ts";

const stormAfter = 3;

/**
 * What we know of the mail server. After three failures in a row one delivery at a time asks whether it is
 * back, so that a long queue does not knock a thousand times.
 */
export class MailServerHealth {
  #failures = 0;
  #calmAt = 0;
  /** The newest failure's kind and code, until a delivery goes well. */
  trouble: { kind: FailureKind; code: string } | undefined;

  /** How many deliveries may be under way at `now`. */
  allows(now: number, concurrency: number): number {
    if (this.#failures < stormAfter && this.trouble?.kind !== "login") return concurrency;
    return now >= this.#calmAt ? 1 : 0;
  }

  succeeded() {
    this.#failures = 0;
    this.trouble = undefined;
  }

  failed(kind: FailureKind, code: string, now: number, random: number) {
    // A refused message says that the server is there.
    if (kind === "rejected") return this.succeeded();
    this.#failures += 1;
    this.trouble = { kind, code };
    this.#calmAt = now + retryDelayMs(kind, this.#failures, random);
  }

  /** After the clock went back every appointment is in a future that may never come. */
  forget() {
    this.#calmAt = 0;
  }
}
