import { type InquiryWords, savedForDays } from "#shared/inquiry.ts";
import { savedKey } from "./resume.ts";

/** Why an inquiry is not acknowledged. `earlier`: it failed on an earlier visit and the reason is not saved. */
export type FailureReason = "offline" | "silent" | "busy" | "unexpected" | "earlier";

export interface SavedInquiry extends InquiryWords {
  /** Where it is saved. An edited inquiry keeps its slot and gets a new id. */
  slot: string;
  /** The service stores the same id with the same text only once, however often it arrives. */
  id: string;
  /** 'Written in Hindi.', if it was not written in the language of the resort. */
  writtenIn?: string;
  website: string;
  elapsedMs: number;
  savedAt: number;
  /** How often it was tried since the guest or the network last came back, and when last. */
  tries: number;
  triedAt: number;
  /** How long after `triedAt` the service asked to wait (Retry-After). */
  silentForMs: number;
  /** Why the service refused it. It is not tried again until the guest edits it. */
  refusal?: string;
}

const keptForMs = savedForDays * 24 * 60 * 60_000;
const opened = new Set<string>();

/** Returns whether the browser saved it. Private windows and full disks do not. */
export function keepInquiry(inquiry: SavedInquiry): boolean {
  try {
    localStorage.setItem(savedKey + inquiry.slot, JSON.stringify(inquiry));
    return true;
  } catch {
    return false;
  }
}

/** `news` tells other tabs, by the storage event, whether it was sent or discarded. */
export function forgetInquiry(slot: string, news: "sent" | "discarded") {
  try {
    localStorage.setItem(savedKey + slot, news);
    localStorage.removeItem(savedKey + slot);
  } catch {
    // Without storage nothing was saved.
  }
}

/** Whether its text may be shown: it was written or opened in this tab. Others may use the same device. */
export function isOpened(slot: string): boolean {
  try {
    return opened.has(slot) || savedKey + slot in sessionStorage;
  } catch {
    return false;
  }
}

export function markOpened(slot: string) {
  opened.add(slot);
  try {
    sessionStorage.setItem(savedKey + slot, "");
  } catch {
    // Without storage it stays open until the guest leaves this page.
  }
}

export function keptInquiry(slot: string, now: number): SavedInquiry | undefined {
  try {
    const inquiry = JSON.parse(localStorage.getItem(savedKey + slot) as string);
    const isOurs = [inquiry.id, inquiry.name, inquiry.email, inquiry.message].every(
      (word) => typeof word === "string",
    );
    // Absolute value: a clock that was set back must not keep it for years.
    if (isOurs && Math.abs(now - inquiry.savedAt) < keptForMs) return { ...inquiry, slot };
  } catch {
    // None, not our data, or damaged.
  }
  return undefined;
}

/** All saved inquiries, newest first. Removes those that are too old or unreadable. */
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

/** A random UUID. `crypto.randomUUID` exists on https and localhost only, but the site also runs over plain http. */
export function newId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // UUID version 4, variant 8.
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, (_, place) =>
    ((random[place] as number) % 16).toString(16),
  );
}

/** Keeps what is typed and not sent, in this tab only: for another page, another language, a reload. */
export function keepDraft(words: InquiryWords | null) {
  try {
    sessionStorage.unsent = JSON.stringify(words);
  } catch {
    // Without storage the guest types it again.
  }
}

export function keptDraft(): InquiryWords | null | undefined {
  try {
    return JSON.parse(sessionStorage.unsent);
  } catch {
    // There is none, or no storage.
  }
}
