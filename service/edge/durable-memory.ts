import { globalMs, type LimitMemory, perClientMs } from "#service/guards/submission-limits.ts";
import type { HealthRecord } from "#service/outbox/mail-server-health.ts";

const write = "INSERT OR REPLACE INTO memory VALUES (?, ?)";

/** What a machine keeps in memory, and what must survive an eviction here. */
export class DurableMemory {
  readonly #sql: SqlStorage;
  readonly #onLost: (error: unknown) => void;
  #key: CryptoKey | undefined;
  /** When the last try so far is to be forgotten. */
  forgetAt = Infinity;

  /** `onLost`: the disk is full. This object goes on; the next one will know less. */
  constructor(sql: SqlStorage, onLost: (error: unknown) => void) {
    this.#sql = sql;
    this.#onLost = onLost;
  }

  /**
   * Forgets the tries that no limit counts any more. With the last one the key goes, too: after ten quiet
   * minutes nobody can find out which network a name stood for.
   */
  forgetAttempts(now: number) {
    this.#try("DELETE FROM attempt WHERE at <= ? OR at > ?", now - perClientMs, now);
    const [{ last } = { last: null }] = this.#sql
      .exec<{ last: number | null }>("SELECT max(at) AS last FROM attempt")
      .toArray();
    this.forgetAt = last === null ? Infinity : last + perClientMs;
    if (last !== null || this.#read("limit key") === undefined) return;
    this.#try("DELETE FROM memory WHERE name = 'limit key'");
    this.#key = undefined;
  }

  /** A keyed digest of the network, which itself is never stored. */
  async nameOf(network: string): Promise<string> {
    this.#key ??= await this.#limitKey();
    const digest = await crypto.subtle.sign("HMAC", this.#key, new TextEncoder().encode(network));
    return toHex(new Uint8Array(digest, 0, 16));
  }

  /** For the tries whose names begin with `kind`. */
  limits(kind: string, now: number): LimitMemory {
    const clients = new Map<string, number[]>();
    const rows = this.#sql.exec<{ client: string; at: number }>(
      "SELECT client, at FROM attempt WHERE at BETWEEN ? AND ? AND substr(client, 1, ?) = ? ORDER BY at",
      now - perClientMs,
      now,
      kind.length,
      kind,
    );
    for (const { client, at } of rows) clients.set(client, [...(clients.get(client) ?? []), at]);
    return {
      everybody: this.#storedSince(now - globalMs, now),
      clients,
      remember: (client, at) => {
        this.#try("INSERT INTO attempt VALUES (?, ?)", client, at);
        // The first try since the last look; later ones are found when that one is forgotten.
        if (this.forgetAt === Infinity) this.forgetAt = at + perClientMs;
      },
      // 52 bits of the name.
      numberOf: (client) => Number.parseInt(client.slice(-13), 16),
    };
  }

  mailServer(): HealthRecord | undefined {
    const text = this.#read("mail server");
    return text === undefined ? undefined : JSON.parse(text);
  }

  rememberMailServer(record: HealthRecord) {
    this.#try(write, "mail server", JSON.stringify(record));
  }

  async #limitKey(): Promise<CryptoKey> {
    const known = this.#read("limit key");
    const hex = known ?? toHex(crypto.getRandomValues(new Uint8Array(32)));
    if (known === undefined) this.#try(write, "limit key", hex);
    const algorithm = { name: "HMAC", hash: "SHA-256" };
    return crypto.subtle.importKey("raw", new TextEncoder().encode(hex), algorithm, false, ["sign"]);
  }

  #storedSince(since: number, now: number): number[] {
    return this.#sql
      .exec<{ at: number }>(
        "SELECT created_at AS at FROM inquiry WHERE created_at BETWEEN ? AND ? ORDER BY created_at",
        since,
        now,
      )
      .toArray()
      .map(({ at }) => at);
  }

  #read(name: string): string | undefined {
    return this.#sql.exec<{ value: string }>("SELECT value FROM memory WHERE name = ?", name).toArray()[0]
      ?.value;
  }

  #try(statement: string, ...values: (string | number)[]) {
    try {
      this.#sql.exec(statement, ...values);
    } catch (error) {
      this.#onLost(error);
    }
  }
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
