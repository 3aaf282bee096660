import { type InquiryWords, savedForDays } from "#shared/inquiry.ts";
import { savedKey } from "./resume.ts";

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
  /** Why the service refused it. It is not tried again until the guest edits it. */
  refusal?: string;
}

const keptForMs = savedForDays * 24 * 60 * 60_000;

/** For browsers that keep nothing, such as some private windows. It lasts as long as the page. */
let unkept: SavedInquiry | undefined;

export const isKept = () => !unkept;

/** One inquiry waits on a device: this one takes the place of the former. */
export function saveInquiry(inquiry: SavedInquiry) {
  unkept = inquiry;
  tryStorage(() => {
    localStorage.setItem(savedKey, JSON.stringify(inquiry));
    unkept = undefined;
  });
}

/** The inquiry that waits, also of an earlier visit. Forgets one that is too old. */
export function waitingInquiry(): SavedInquiry | undefined {
  const saved = unkept ?? tryStorage(() => JSON.parse(localStorage.getItem(savedKey) as string));
  if (!saved) return;
  // Absolute value: a clock that was set back must not keep it for years.
  if (Math.abs(Date.now() - saved.savedAt) < keptForMs) return saved;
  forgetInquiry("expired");
}

/** `news` tells other tabs, by the storage event, what became of it. */
export function forgetInquiry(news: "sent" | "discarded" | "expired") {
  unkept = undefined;
  tryStorage(() => {
    localStorage.setItem(savedKey, news);
    localStorage.removeItem(savedKey);
  });
}

let ownId: string | null | undefined;

/** Remembers that its text is in this tab's form. Others may use the same device, and must not read it. */
export function markOwn({ id }: SavedInquiry) {
  ownId = id;
  tryStorage(() => sessionStorage.setItem("own", id));
}

export function isOwn({ id }: SavedInquiry): boolean {
  ownId ??= tryStorage(() => sessionStorage.getItem("own"));
  return id === ownId;
}

/** Keeps what is in the form, in this tab only: for another page, another language, a reload. */
export function keepDraft(words: InquiryWords | undefined) {
  tryStorage(() => sessionStorage.setItem("unsent", JSON.stringify(words)));
}

export function keptDraft(): InquiryWords | undefined {
  return tryStorage(() => JSON.parse(sessionStorage.getItem("unsent") as string));
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
