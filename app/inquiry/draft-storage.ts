import type { InquiryFields } from "#shared/inquiry.ts";

/** What belongs to one tab. Other people may use the same device, and must not read it. */
export interface Draft {
  /** The id of the saved inquiry whose text is in this tab's form. */
  own?: string | undefined;
  /** What is in the form and in no saved inquiry. */
  words?: InquiryFields | undefined;
}

const draftKey = "form";

let draft: Draft | undefined;
let suggestion: InquiryFields | undefined;

/** Memory comes first: the storage may be full, cleared or forbidden while the page is open. */
export function readDraft(): Draft {
  draft ??= readStoredDraft();
  return draft;
}

export function writeDraft(next: Draft): void {
  draft = next;
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(next));
  } catch {
    // The draft lasts as long as the page.
  }
}

/** Whether another page of this tab would find the words. */
export function isDraftStored(): boolean {
  const { words } = readDraft();
  return !hasText(words) || JSON.stringify(readStoredDraft().words) === JSON.stringify(words);
}

/** Offers words for the form's empty fields. They are a draft once the form shows them. */
export function suggestFields(words: InquiryFields): void {
  suggestion = words;
}

export function takeSuggestedFields(): InquiryFields | undefined {
  const words = suggestion;
  suggestion = undefined;
  return words;
}

export function hasText(words: InquiryFields | undefined): words is InquiryFields {
  return Boolean(words?.name || words?.email || words?.message);
}

/** Empty if the browser forbids storage, or if it holds something else. */
function readStoredDraft(): Draft {
  try {
    const { own, words } = JSON.parse(sessionStorage.getItem(draftKey) ?? "{}");
    return {
      own: typeof own === "string" ? own : undefined,
      words: parseFields(words),
    };
  } catch {
    return {};
  }
}

/** The words in what a storage holds; undefined if they are damaged. */
export function parseFields(stored: unknown): InquiryFields | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { name, email, message } = stored as Partial<Record<keyof InquiryFields, unknown>>;
  if (typeof name !== "string" || typeof email !== "string" || typeof message !== "string") return undefined;
  return { name, email, message };
}
