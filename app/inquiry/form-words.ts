import { localePath } from "#content/site.yaml";
import { honeypotField, type InquiryWords, localeField } from "#shared/inquiry.ts";

/** Behind the service's addresses: it answers in this locale. */
export const localeQuery = localePath && `?${localeField}=${localePath}`;

const fields = ["name", "email", "message"] as const;

/** The form's current values. The fields are uncontrolled, to keep what a guest typed before hydration. */
export function readWords(form: HTMLFormElement) {
  const values = [...fields, honeypotField].map((name) => [name, fieldOf(form, name).value]);
  return Object.fromEntries(values) as InquiryWords & { website: string };
}

export function writeWords(form: HTMLFormElement, words: InquiryWords) {
  // A required field that is emptied by hand would look wrong.
  if (fields.every((name) => words[name] === "")) return form.reset();
  for (const name of fields) {
    const field = fieldOf(form, name);
    field.value = words[name];
    // The draft is kept, and a field that was told as wrong sees that it is right now.
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** All fields as one text, for a chat or a mail. Half an emoji, which some keyboards leave, is in no address. */
export const writtenOut = ({ name, email, message }: InquiryWords): string =>
  [message, `${name}\n${email}`].filter(Boolean).join("\n\n").toWellFormed();

const fieldOf = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
