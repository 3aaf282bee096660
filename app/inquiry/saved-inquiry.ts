import type { InquiryWords } from "#shared/inquiry.ts";

export interface SavedInquiry extends InquiryWords {
  /** The service stores the same id with the same text only once, however often it arrives. */
  id: string;
  /** 'Written in Hindi.', if it was not written in the language of the resort. */
  languageNote?: string;
  website: string;
  elapsedMs: number;
  savedAt: number;
  /** How often it was tried since the guest or the network last came back. */
  tries: number;
  nextTryAt: number;
  /** The service asked for this pause: nothing shortens it. */
  mustWait: boolean;
  /** Why the service refused it. It is not tried again until the guest submits it again. */
  refusal?: string;
}

/** The key in the browser's storage for all tabs. */
export const savedKey = "inquiry";

export const readSaved = () => tryStorage(() => JSON.parse(localStorage.getItem(savedKey) ?? "null"));

/** Returns whether the browser keeps it. */
export const writeSaved = (inquiry: SavedInquiry) =>
  tryStorage(() => {
    localStorage.setItem(savedKey, JSON.stringify(inquiry));
    return true;
  }) ?? false;

/** `news` tells other tabs, by the storage event, what became of it. */
export function removeSaved(news: "sent" | "discarded" | "expired") {
  tryStorage(() => {
    localStorage.setItem(savedKey, news);
    localStorage.removeItem(savedKey);
  });
}

/** Undefined where the browser allows no storage, it is full, or what it holds is damaged. */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
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
