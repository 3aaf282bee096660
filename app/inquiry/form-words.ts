import { honeypotField, type InquiryWords } from "#shared/inquiry.ts";

const wordFields = ["name", "email", "message"] as const;

/** The form's current values. The fields are uncontrolled, to keep what a guest typed before hydration. */
export function readWords(form: HTMLFormElement): InquiryWords & { website: string } {
  const [name = "", email = "", message = ""] = wordFields.map((field) => input(form, field).value);
  return { name, email, message, website: input(form, honeypotField).value };
}

export function writeWords(form: HTMLFormElement, words: InquiryWords) {
  for (const field of wordFields) input(form, field).value = words[field];
}

export function isEmpty(form: HTMLFormElement): boolean {
  return wordFields.every((field) => input(form, field).value === "");
}

export function hasWords(form: HTMLFormElement, words: InquiryWords): boolean {
  return wordFields.every((field) => input(form, field).value === words[field]);
}

/** All three fields as one text, for a chat or a mail. */
export function writtenOut({ name, email, message }: InquiryWords): string {
  return [message, `${name}\n${email}`].filter(Boolean).join("\n\n");
}

/** 'A. R.' for 'Asha Singh Rawat': she recognises it, others learn no name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word && `${Array.from(word)[0]?.toUpperCase()}.`).join(" ");
}

/** Puts `text` into an empty message field. */
export function prefillMessage(form: HTMLFormElement, text: string) {
  const message = input(form, "message");
  if (message.value === "") message.value = text;
}

function input(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
