import type { InquiryWords } from "#shared/inquiry.ts";
import { savedKey } from "./resume.ts";

/** Why an inquiry is not acknowledged. `earlier` is known after a new visit, when the reason is forgotten. */
export type FailureReason = "offline" | "silent" | "busy" | "unexpected" | "earlier";

export interface SavedInquiry extends InquiryWords {
  /** Where it is kept. An edited inquiry stays in its place and gets another id. */
  slot: string;
  /** The same id with the same words counts once at the service, however often it arrives. */
  id: string;
  website: string;
  elapsedMs: number;
  savedAt: number;
  /** How often it was tried since there was last a reason to hope, and when last. */
  tries: number;
  triedAt: number;
  /** For so long from then the service asked for silence (Retry-After). */
  silentForMs: number;
  /** Why the service refused it for good; it waits for the guest's edit and is not tried again. */
  refusal?: string;
}

const keptForMs = 7 * 24 * 60 * 60_000;
const opened = new Set<string>();

/** Returns whether the browser keeps it; private windows and full disks do not. */
export function keepInquiry(inquiry: SavedInquiry): boolean {
  try {
    localStorage.setItem(savedKey + inquiry.slot, JSON.stringify(inquiry));
    return true;
  } catch {
    return false;
  }
}

/** `news` is what other tabs read in the storage event: was it sent, or thrown away? */
export function forgetInquiry(slot: string, news: "sent" | "discarded") {
  try {
    localStorage.setItem(savedKey + slot, news);
    localStorage.removeItem(savedKey + slot);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** Whether its words may be seen: it was written, or opened, in this tab. A shared device has other users, too. */
export function isOpened(slot: string): boolean {
  try {
    return opened.has(slot) || sessionStorage.getItem(savedKey + slot) !== null;
  } catch {
    return false;
  }
}

export function markOpened(slot: string) {
  opened.add(slot);
  try {
    sessionStorage.setItem(savedKey + slot, "");
  } catch {
    // Then it is open until this page is left.
  }
}

export function keptInquiry(slot: string, now: number): SavedInquiry | undefined {
  try {
    const inquiry = JSON.parse(localStorage.getItem(savedKey + slot) ?? "null");
    const isOurs = [inquiry.id, inquiry.name, inquiry.email, inquiry.message].every(
      (word) => typeof word === "string",
    );
    // Absolute, because a clock that was set back would keep it for years.
    if (isOurs && Math.abs(now - inquiry.savedAt) < keptForMs) return { ...inquiry, slot };
  } catch {
    // Not written by us, or torn: no inquiry.
  }
  return undefined;
}

/** All that wait, the newest first. What is too old, or cannot be read, is removed on the way. */
export function keptInquiries(now: number): SavedInquiry[] {
  try {
    return Object.keys(localStorage)
      .flatMap((key) => {
        if (!key.startsWith(savedKey)) return [];
        const inquiry = keptInquiry(key.slice(savedKey.length), now);
        if (!inquiry) localStorage.removeItem(key);
        return inquiry ?? [];
      })
      .sort((a, b) => b.savedAt - a.savedAt);
  } catch {
    return [];
  }
}

/** A random UUID. `crypto.randomUUID` exists on https and localhost only, and the site may be tried over plain http. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // 4 is the version, 8 to b the variant.
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/[x8]/g, (digit, place) => {
    const bits = random[place] ?? 0;
    return (digit === "8" ? 8 + (bits % 4) : bits % 16).toString(16);
  });
}
