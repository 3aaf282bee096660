import type { FailureKind } from "#service/delivery/delivery.ts";
import { retryDelayMs } from "./backoff.ts";

const stormAfter = 3;

export interface Trouble {
  kind: FailureKind;
  code: string;
}

export interface HealthRecord {
  failures: number;
  calmAt: number;
  trouble: Trouble | undefined;
}

/**
 * What we know of the mail server. After three failures in a row only one delivery at a time is tried, so that
 * a long queue does not fail a thousand times.
 */
export class MailServerHealth {
  #failures: number;
  #calmAt: number;
  /** The newest failure's kind and code, until a delivery goes well. */
  trouble: Trouble | undefined;
  readonly #remember: (record: HealthRecord) => void;

  /** `remember` stores each change for a Durable Object, which may end at any time. */
  constructor(earlier?: HealthRecord, remember: (record: HealthRecord) => void = () => {}) {
    this.#failures = earlier?.failures ?? 0;
    this.#calmAt = earlier?.calmAt ?? 0;
    this.trouble = earlier?.trouble;
    this.#remember = remember;
  }

  /** How many deliveries may be under way at `now`. */
  allows(now: number, concurrency: number): number {
    if (this.#failures < stormAfter && !needsOwner(this.trouble)) return concurrency;
    return now >= this.#calmAt ? 1 : 0;
  }

  succeeded() {
    if (this.#failures === 0 && this.trouble === undefined) return;
    this.#failures = 0;
    this.trouble = undefined;
    this.#changed();
  }

  failed(kind: FailureKind, code: string, now: number, random: number) {
    // A refused message shows that the server works.
    if (kind === "rejected") return this.succeeded();
    this.#failures += 1;
    this.trouble = { kind, code };
    this.#calmAt = now + retryDelayMs(kind, this.#failures, random);
    this.#changed();
  }

  /** After the clock was set back the time of the next try may be far away. */
  forget() {
    this.#calmAt = 0;
    this.#changed();
  }

  #changed() {
    this.#remember({ failures: this.#failures, calmAt: this.#calmAt, trouble: this.trouble });
  }
}

/** A sentence about what only the owner can repair; undefined for everything else. */
export function explainTrouble({ kind, code }: Trouble): string | undefined {
  if (kind === "login") return `The mail server refuses the account (${code}): check SMTP_URL.`;
  if (kind === "encryption")
    return `The mail server offers no encryption that can be trusted, perhaps with a certificate of its own (${code}): add ?tls=ca.pem to SMTP_URL, or ?requireTLS=false on a network of your own.`;
  if (kind === "setup")
    return `Cloudflare's mail refuses the address (${code}): docs/edge.md says what to set up.`;
  return undefined;
}

function needsOwner(trouble: Trouble | undefined): boolean {
  return trouble !== undefined && explainTrouble(trouble) !== undefined;
}
