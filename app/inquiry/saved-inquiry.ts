import { type InquiryFields, type Refusal, savedForDays } from "#shared/inquiry.ts";
import { isDraftStored, parseFields, readDraft } from "./draft-storage.ts";

export interface SavedInquiry extends InquiryFields {
  /** Makes retries idempotent: the service stores the same id with the same text only once. */
  id: string;
  /** 'Written in Hindi.', if it was not written in the language of the resort. */
  languageNote?: string | undefined;
  website: string;
  elapsedMs: number;
  savedAt: number;
  /** Attempts to send it since the guest or the network last came back. */
  tries: number;
  nextTryAt: number;
  /** Whether the service itself asked for the delay (Retry-After). Then nothing shortens it. */
  mustWait: boolean;
  /** Why the service refused it. A refused inquiry is not sent again until the guest submits it again. */
  refusal?: RefusedBy | undefined;
}

/** `message`: it is too long. `other`: any other reason. */
export type RefusedBy = Extract<Refusal, "message" | "other">;

/** What became of an inquiry. `replaced`: the guest has edited it and submitted it again, under a new id. */
export type Outcome = "sent" | "discarded" | "expired" | "replaced";

/** Its key in localStorage, which all tabs share. */
export const savedKey = "inquiry";
/** The latest outcome, for other tabs that still have the inquiry in memory. */
const outcomeKey = "inquiry-outcome";
const maxAgeMs = savedForDays * 24 * 60 * 60_000;

/** The inquiry that this tab has saved, in memory: it is shown and sent even if the storage is lost. */
let ownInquiry: SavedInquiry | undefined;
/** The outcomes of this tab's inquiries by id, in case the storage refuses to delete them. */
const outcomes = new Map<string, Outcome>();

/** The inquiry that has yet to be sent: this tab's own, or else the one stored on this device. Drops one that is too old. */
export function readPending(): SavedInquiry | undefined {
  const stored = readStored();
  if (ownInquiry && (outcomeOf(ownInquiry) || (!isInThisTab(ownInquiry) && stored?.id !== ownInquiry.id)))
    ownInquiry = undefined;
  if (stored && (ownInquiry ? stored.id === ownInquiry.id : isInThisTab(stored)))
    ownInquiry = chooseLatest(stored, ownInquiry);
  const pending = ownInquiry ?? stored;
  // The absolute value, because after the clock was set back the age is negative and would never reach the limit.
  if (!pending || Math.abs(Date.now() - pending.savedAt) < maxAgeMs) return pending;
  endInquiry(pending, "expired");
  return undefined;
}

/** Whether this tab's form shows its text, because the guest wrote or opened it here. */
export function isInThisTab({ id }: SavedInquiry): boolean {
  return id === readDraft().inquiryId;
}

/** Saves the inquiry in this tab's memory and, if possible, on the device. */
export function saveInquiry(inquiry: SavedInquiry): void {
  ownInquiry = inquiry;
  const stored = readStored();
  // Overwriting would destroy the only copy of another guest's inquiry.
  if (stored && stored.id !== inquiry.id) return;
  tryStorage(() => localStorage.setItem(savedKey, JSON.stringify(inquiry)));
}

/** Removes the inquiry from memory and storage, and records what became of it. */
export function endInquiry(inquiry: SavedInquiry, outcome: Outcome): void {
  if (ownInquiry?.id === inquiry.id) ownInquiry = undefined;
  const wasStored = isStored(inquiry);
  outcomes.set(inquiry.id, outcome);
  tryStorage(() => localStorage.setItem(outcomeKey, JSON.stringify({ id: inquiry.id, outcome })));
  if (!wasStored) return;
  // Tabs of an older release read the outcome from here.
  tryStorage(() => localStorage.setItem(savedKey, outcome));
  tryStorage(() => localStorage.removeItem(savedKey));
}

/** What became of it in this tab or another one; undefined while it is pending. */
export function outcomeOf({ id }: SavedInquiry): Outcome | undefined {
  const latest = tryStorage(() => JSON.parse(localStorage.getItem(outcomeKey) ?? "null"));
  return outcomes.get(id) ?? (latest?.id === id ? latest.outcome : undefined);
}

/** Whether it is in localStorage, and so outlives this page. */
export function isStored({ id }: SavedInquiry): boolean {
  return readStored()?.id === id;
}

/** Whether loading another page would lose something that the guest has written. */
export function hasUnsavedText(): boolean {
  const pending = readPending();
  return !isDraftStored() || (pending !== undefined && !isStored(pending));
}

/** Undefined if the storage holds no inquiry, a damaged one, or one that has ended. */
function readStored(): SavedInquiry | undefined {
  const stored = tryStorage(() => parseInquiry(localStorage.getItem(savedKey)));
  return stored && !outcomeOf(stored) ? stored : undefined;
}

function parseInquiry(text: string | null): SavedInquiry | undefined {
  const stored: Partial<Record<keyof SavedInquiry, unknown>> | null = JSON.parse(text ?? "null");
  const fields = parseFields(stored);
  if (!stored || !fields || typeof stored.id !== "string") return undefined;
  const { id, languageNote, website, elapsedMs, savedAt, tries, nextTryAt, mustWait, refusal } = stored;
  return {
    ...fields,
    id,
    languageNote: typeof languageNote === "string" ? languageNote : undefined,
    website: typeof website === "string" ? website : "",
    elapsedMs: Number(elapsedMs) || 0,
    savedAt: Number(savedAt) || 0,
    tries: Number(tries) || 0,
    nextTryAt: Number(nextTryAt) || 0,
    mustWait: mustWait === true,
    // Earlier releases stored the service's sentence here.
    refusal: refusal === undefined || refusal === "message" ? refusal : "other",
  };
}

/**
 * The newer of the stored copy and this tab's. They differ if another tab has tried to send it since, or if this tab could not
 * store its attempt.
 */
function chooseLatest(stored: SavedInquiry, inMemory: SavedInquiry | undefined): SavedInquiry {
  if (!inMemory) return stored;
  return inMemory.refusal !== undefined || inMemory.nextTryAt > stored.nextTryAt ? inMemory : stored;
}

/** Returns undefined if the storage is forbidden, full or damaged. */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** A random UUID. Without `crypto.randomUUID`, which needs https or localhost, because the site also runs over plain http. */
export function createId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // UUID version 4, variant 8.
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, (_, place) =>
    ((random[place] as number) % 16).toString(16),
  );
}
