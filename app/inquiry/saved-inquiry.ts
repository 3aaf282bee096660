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

/** What belongs to one tab. Others may use the same device, and must not read it. */
export interface TabMemory {
  /** The id of the saved inquiry whose text is in this tab's form. */
  own?: string | undefined;
  /** What is in the form and in no saved inquiry. app/start.ts keeps it before hydration. */
  words?: InquiryWords | undefined;
}

/** The key in the browser's storage for all tabs. */
export const savedKey = "inquiry";
/** The key in the storage of one tab; app/start.ts has it, too. */
const tabKey = "form";

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

/** Undefined where the browser keeps nothing. */
export const readTab = (): TabMemory | undefined =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(tabKey) ?? "{}"));

export const writeTab = (tab: TabMemory) =>
  tryStorage(() => sessionStorage.setItem(tabKey, JSON.stringify(tab)));

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
