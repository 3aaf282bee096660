import type { InquiryFields } from "#shared/inquiry.ts";

/** What one tab keeps in sessionStorage. Other people who use the same device must not see it. */
export interface Draft {
  /** The id of the saved inquiry whose text is in this tab's form. */
  own?: string | undefined;
  /** The form's text, unless it is already saved as an inquiry. */
  words?: InquiryFields | undefined;
}

const draftKey = "form";

let draft: Draft | undefined;
let suggestion: InquiryFields | undefined;

/** Reads from memory first, because the storage may be full, cleared or forbidden while the page is open. */
export function readDraft(): Draft {
  draft ??= readStoredDraft();
  return draft;
}

export function writeDraft(next: Draft): void {
  draft = next;
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(next));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

/** Whether the draft survives a page load in this tab. */
export function isDraftStored(): boolean {
  const { words } = readDraft();
  return !hasText(words) || JSON.stringify(readStoredDraft().words) === JSON.stringify(words);
}

/** Suggests texts for the form's empty fields, until the form takes them. */
export function suggestFields(fields: InquiryFields): void {
  suggestion = fields;
}

/** Returns the suggestion once. */
export function takeSuggestedFields(): InquiryFields | undefined {
  const fields = suggestion;
  suggestion = undefined;
  return fields;
}

export function hasText(fields: InquiryFields | undefined): fields is InquiryFields {
  return Boolean(fields?.name || fields?.email || fields?.message);
}

/** Empty if the storage is forbidden or damaged. */
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

/** Validates fields that were read from a storage. Returns undefined if they are damaged. */
export function parseFields(stored: unknown): InquiryFields | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { name, email, message } = stored as Partial<Record<keyof InquiryFields, unknown>>;
  if (typeof name !== "string" || typeof email !== "string" || typeof message !== "string") return undefined;
  return { name, email, message };
}
