import type { LimitMemory } from "#service/guards/limits.ts";
import type { HealthRecord } from "#service/outbox/mail-server-health.ts";

const algorithm = { name: "HMAC", hash: "SHA-256" };

/** What a machine keeps in memory, and what must survive an eviction here: tries for the limits, the mail server's health. */
export class DurableMemory {
  readonly #kv: SyncKvStorage;
  readonly #onLost: (error: unknown) => void;
  #key: Promise<CryptoKey> | undefined;

  /** `onLost`: the disk is full. This object goes on; the next one will know less. */
  constructor(kv: SyncKvStorage, onLost: (error: unknown) => void) {
    [this.#kv, this.#onLost] = [kv, onLost];
  }

  /** The tries that are stored as `kind`. */
  limits(kind: string): LimitMemory {
    const earlier = Array.from(this.#kv.list<number[]>({ prefix: `${kind} ` }));
    return {
      earlier: new Map(earlier.map(([name, times]) => [name.slice(kind.length + 1), times])),
      remember: (client, times) => this.#try(() => this.#kv.put(`${kind} ${client}`, times)),
    };
  }

  /**
   * Forgets the clients whose last try was before `since`, and with the last of them the key: after that nobody can find
   * out which network a name stood for. Returns when the next one is to be forgotten.
   */
  forget(kinds: string[], since: number): number {
    let oldest = Infinity;
    for (const kind of kinds)
      for (const [name, times] of this.#kv.list<number[]>({ prefix: `${kind} ` })) {
        const last = times.at(-1) ?? 0;
        if (last <= since) this.#try(() => this.#kv.delete(name));
        else oldest = Math.min(oldest, last);
      }
    if (oldest < Infinity) return oldest;
    this.#try(() => this.#kv.delete("key"));
    this.#key = undefined;
    return Infinity;
  }

  /** A keyed digest of the network, which itself is never stored. */
  async nameOf(network: string): Promise<string> {
    this.#key ??= this.#readKey();
    const digest = await crypto.subtle.sign("HMAC", await this.#key, new TextEncoder().encode(network));
    return new Uint8Array(digest, 0, 12).toBase64();
  }

  get mailServer(): HealthRecord | undefined {
    return this.#kv.get<HealthRecord>("mail server");
  }

  set mailServer(record: HealthRecord) {
    this.#try(() => this.#kv.put("mail server", record));
  }

  #readKey(): Promise<CryptoKey> {
    const known = this.#kv.get<Uint8Array<ArrayBuffer>>("key");
    const bytes = known ?? crypto.getRandomValues(new Uint8Array(32));
    if (!known) this.#try(() => this.#kv.put("key", bytes));
    return crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  }

  #try(write: () => unknown) {
    try {
      write();
    } catch (error) {
      this.#onLost(error);
    }
  }
}
