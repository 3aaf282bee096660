import type { InquiryFields } from "#shared/inquiry.ts";

/** What one tab keeps in sessionStorage. Other people who use the same device must not see it. */
export interface Draft {
  /** The id of the saved inquiry whose text is in this tab's form. */
  inquiryId?: string | undefined;
  /** The form's text, unless it is already saved as an inquiry. */
  fields?: InquiryFields | undefined;
}

const draftKey = "form";
/** The names in the storage are those of the first release. */
interface StoredDraft {
  own?: unknown;
  words?: unknown;
}

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
    sessionStorage.setItem(draftKey, JSON.stringify({ own: next.inquiryId, words: next.fields }));
  } catch {
    // Without storage the draft lasts as long as the page.
  }
}

/** Whether the draft survives a page load in this tab. */
export function isDraftStored(): boolean {
  const { fields } = readDraft();
  return !hasText(fields) || JSON.stringify(readStoredDraft().fields) === JSON.stringify(fields);
}

/** Holds texts for the form's empty fields until `takeSuggestedFields` takes them. */
export function suggestFields(fields: InquiryFields): void {
  suggestion = fields;
}

/** Returns the texts passed to `suggestFields`, and forgets them. */
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
    const { own, words }: StoredDraft = JSON.parse(sessionStorage.getItem(draftKey) ?? "{}");
    return {
      inquiryId: typeof own === "string" ? own : undefined,
      fields: parseFields(words),
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
