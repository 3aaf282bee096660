import type { HealthRecord } from "#service/outbox/mail-server-health.ts";

const algorithm = { name: "HMAC", hash: "SHA-256" };

/** What is in no row and must survive an eviction: the key of the clients' names, and the mail server's health. */
export class DurableMemory {
  readonly #kv: SyncKvStorage;
  readonly #onLost: (error: unknown) => void;
  #key: Promise<CryptoKey> | undefined;

  /** `onLost`: the disk is full. This object goes on; the next one will know less. */
  constructor(kv: SyncKvStorage, onLost: (error: unknown) => void) {
    this.#kv = kv;
    this.#onLost = onLost;
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
    this.#put("mail server", record);
  }

  #readKey(): Promise<CryptoKey> {
    const known = this.#kv.get<Uint8Array<ArrayBuffer>>("key");
    const bytes = known ?? crypto.getRandomValues(new Uint8Array(32));
    if (!known) this.#put("key", bytes);
    return crypto.subtle.importKey("raw", bytes, algorithm, false, ["sign"]);
  }

  #put(name: string, value: unknown) {
    try {
      this.#kv.put(name, value);
    } catch (error) {
      this.#onLost(error);
    }
  }
}
