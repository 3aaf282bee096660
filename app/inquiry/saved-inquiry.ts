import { type InquiryFields, type Refusal, savedForDays } from "#shared/inquiry.ts";
import { isDraftStored, parseFields, readDraft } from "./draft-storage.ts";

export interface SavedInquiry extends InquiryFields {
  /** The service stores the same id with the same text only once, however often it arrives. */
  id: string;
  /** 'Written in Hindi.', if it was not written in the language of the resort. */
  languageNote?: string | undefined;
  website: string;
  elapsedMs: number;
  savedAt: number;
  /** How often it was tried since the guest or the network last came back. */
  tries: number;
  nextTryAt: number;
  /** The service asked for this pause: nothing shortens it. */
  mustWait: boolean;
  /** Why the service refused it. It is not tried again until the guest submits it again. */
  refusal?: RefusedBy | undefined;
}

/** By its message, which is too long, or for another reason. */
export type RefusedBy = Extract<Refusal, "message" | "other">;

/** What became of an inquiry. Replaced: by another one with the words that the guest has changed. */
export type Outcome = "sent" | "discarded" | "expired" | "replaced";

/** The key in the browser's storage for all tabs. */
export const savedKey = "inquiry";
/** The latest outcome, for tabs that have the inquiry in memory. */
const outcomeKey = "inquiry-outcome";
const maxAgeMs = savedForDays * 24 * 60 * 60_000;

/** The inquiry that this tab has last kept. Its own one is shown and tried whatever happens to the storage. */
let ownInquiry: SavedInquiry | undefined;
/** By id, of those that this tab has ended: the storage may refuse to forget them. */
const outcomes = new Map<string, Outcome>();

/** The inquiry that waits: this tab's own, or one that is stored on this device. Forgets one that is too old. */
export function readPending(): SavedInquiry | undefined {
  const stored = readStored();
  if (ownInquiry && (outcomeOf(ownInquiry) || (!isInThisTab(ownInquiry) && stored?.id !== ownInquiry.id)))
    ownInquiry = undefined;
  if (stored && (ownInquiry ? stored.id === ownInquiry.id : isInThisTab(stored)))
    ownInquiry = chooseLatest(stored, ownInquiry);
  const waiting = ownInquiry ?? stored;
  // Absolute value: a clock that was set back must not keep it for years.
  if (!waiting || Math.abs(Date.now() - waiting.savedAt) < maxAgeMs) return waiting;
  endInquiry(waiting, "expired");
  return undefined;
}

/** Whether its text is in this tab's form. */
export function isInThisTab({ id }: SavedInquiry): boolean {
  return id === readDraft().own;
}

/** Keeps the inquiry in this tab, and on the device if possible. */
export function saveInquiry(inquiry: SavedInquiry): void {
  ownInquiry = inquiry;
  const stored = readStored();
  // This would be the only copy of another guest's inquiry.
  if (stored && stored.id !== inquiry.id) return;
  tryStorage(() => localStorage.setItem(savedKey, JSON.stringify(inquiry)));
}

export function endInquiry(inquiry: SavedInquiry, outcome: Outcome): void {
  if (ownInquiry?.id === inquiry.id) ownInquiry = undefined;
  const isOnDevice = isStored(inquiry);
  outcomes.set(inquiry.id, outcome);
  tryStorage(() => localStorage.setItem(outcomeKey, JSON.stringify({ id: inquiry.id, outcome })));
  if (!isOnDevice) return;
  // Tells tabs of an older release.
  tryStorage(() => localStorage.setItem(savedKey, outcome));
  tryStorage(() => localStorage.removeItem(savedKey));
}

/** What this tab or another one has done with it. */
export function outcomeOf({ id }: SavedInquiry): Outcome | undefined {
  const latest = tryStorage(() => JSON.parse(localStorage.getItem(outcomeKey) ?? "null"));
  return outcomes.get(id) ?? (latest?.id === id ? latest.outcome : undefined);
}

/** Whether it outlives this page. */
export function isStored({ id }: SavedInquiry): boolean {
  return readStored()?.id === id;
}

/** Whether leaving this page by a load would lose what the guest has written. */
export function hasUnsavedText(): boolean {
  const waiting = readPending();
  return !isDraftStored() || (waiting !== undefined && !isStored(waiting));
}

/** Anything else in the storage counts as nothing. */
function readStored(): SavedInquiry | undefined {
  const stored = tryStorage(() => parseInquiry(localStorage.getItem(savedKey)));
  return stored && !outcomeOf(stored) ? stored : undefined;
}

function parseInquiry(text: string | null): SavedInquiry | undefined {
  const stored: Partial<Record<keyof SavedInquiry, unknown>> | null = JSON.parse(text ?? "null");
  const words = parseFields(stored);
  if (!stored || !words || typeof stored.id !== "string") return undefined;
  const { id, languageNote, website, elapsedMs, savedAt, tries, nextTryAt, mustWait, refusal } = stored;
  return {
    ...words,
    id,
    languageNote: typeof languageNote === "string" ? languageNote : undefined,
    website: typeof website === "string" ? website : "",
    elapsedMs: Number(elapsedMs) || 0,
    savedAt: Number(savedAt) || 0,
    tries: Number(tries) || 0,
    nextTryAt: Number(nextTryAt) || 0,
    mustWait: mustWait === true,
    // Former releases have stored the service's sentence.
    refusal: refusal === undefined || refusal === "message" ? refusal : "other",
  };
}

/** Another tab may have tried it since, or this one could not store its own try. */
function chooseLatest(stored: SavedInquiry, known: SavedInquiry | undefined): SavedInquiry {
  if (!known) return stored;
  return known.refusal !== undefined || known.nextTryAt > stored.nextTryAt ? known : stored;
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
export function createId(): string {
  const random = crypto.getRandomValues(new Uint8Array(36));
  // UUID version 4, variant 8.
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, (_, place) =>
    ((random[place] as number) % 16).toString(16),
  );
}
