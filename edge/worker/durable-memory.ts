import type { Contact } from "#release/site-manifest.ts";
import type { HealthRecord } from "#service/outbox/backoff.ts";

/**
 * What must survive an eviction but is in no table: the key of the senders' digests, the mail server's health, and the contact
 * details that the owner was told last. `onLost` is called when the disk is full: this object goes on, and the next one starts
 * without it.
 */
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

  /** A keyed digest of an IP address or network, which itself is never stored. */
  async function digestSender(text: string): Promise<string> {
    key ??= readKey();
    const digest = await crypto.subtle.sign("HMAC", await key, new TextEncoder().encode(text));
    return new Uint8Array(digest, 0, 8).toHex();
  }

  return {
    digestSender,
    mailServer: () => kv.get<HealthRecord>("mail server"),
    setMailServer: (record: HealthRecord) => put("mail server", record),
    toldContact: () => kv.get<Contact>("contact"),
    setToldContact: (contact: Contact) => put("contact", contact),
  };
}
