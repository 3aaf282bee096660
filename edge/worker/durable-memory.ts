import type { HealthRecord } from "#service/outbox/backoff.ts";

// What is in no row and must survive an eviction: the key of the clients' names, and the mail server's health.
/** `onLost`: the disk is full. This object goes on; the next one will know less. */
export function openDurableMemory(kv: SyncKvStorage, onLost: (error: unknown) => void) {
  const put = (name: string, value: unknown) => {
    try {
      kv.put(name, value);
    } catch (error) {
      onLost(error);
    }
  };
  let key: Promise<CryptoKey> | undefined;

  function readKey(): Promise<CryptoKey> {
    const known = kv.get<Uint8Array<ArrayBuffer>>("key");
    const bytes = known ?? crypto.getRandomValues(new Uint8Array(32));
    if (!known) put("key", bytes);
    return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  }

  /** A keyed digest of an IP address or a part of it, which itself is never stored. */
  async function nameOf(text: string): Promise<string> {
    key ??= readKey();
    const digest = await crypto.subtle.sign("HMAC", await key, new TextEncoder().encode(text));
    return new Uint8Array(digest, 0, 8).toHex();
  }

  return {
    nameOf,
    mailServer: () => kv.get<HealthRecord>("mail server"),
    setMailServer: (record: HealthRecord) => put("mail server", record),
  };
}
