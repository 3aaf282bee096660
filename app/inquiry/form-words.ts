import { editionPath } from "#content/editions.yaml";
import { editionField, honeypotField, type InquiryWords } from "#shared/inquiry.ts";

/** Behind the service's addresses: the edition that it answers in. */
export const askedIn = editionPath && `?${editionField}=${editionPath}`;

const wordFields = ["name", "email", "message"] as const;

/** The form's current values. The fields are uncontrolled, to keep what a guest typed before hydration. */
export function readWords(form: HTMLFormElement) {
  const read = (field: string) => [field, input(form, field).value];
  return Object.fromEntries([...wordFields, honeypotField].map(read)) as InquiryWords & { website: string };
}

export function writeWords(form: HTMLFormElement, words: InquiryWords) {
  for (const field of wordFields) input(form, field).value = words[field] ?? "";
}

export function hasWords(form: HTMLFormElement, words: Partial<InquiryWords>): boolean {
  return wordFields.every((field) => input(form, field).value === (words[field] ?? ""));
}

export const isEmpty = (form: HTMLFormElement) => hasWords(form, {});

/** All fields as one text, for a chat or a mail. */
export const writtenOut = (words: InquiryWords): string =>
  [words.message, `${words.name}\n${words.email}`].filter(Boolean).join("\n\n");

/** 'A. R.' for 'Asha Singh Rawat': she recognises it, others learn no name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word && `${Array.from(word)[0]?.toUpperCase()}.`).join(" ");
}

function input(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
