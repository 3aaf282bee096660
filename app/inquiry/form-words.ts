import { editionPath } from "#content/editions.yaml";
import { datesAndPeople } from "#content/inquiry.yaml";
import { editionField, honeypotField, type InquiryWords } from "#shared/inquiry.ts";
import { type Stay, stayFields, withStay } from "#shared/stay.ts";

declare global {
  /** Replaced by the build: false drops dates and people, with their styles. */
  const __ASKS_FOR_DATES__: boolean;
}

/** Behind the service's addresses: the edition that it answers in. */
export const askedIn = editionPath && `?${editionField}=${editionPath}`;

/** What the form holds. */
export type FormWords = InquiryWords & Stay;

const wordFields: readonly (keyof FormWords)[] =
  __ASKS_FOR_DATES__ && datesAndPeople
    ? ["name", "email", "message", ...stayFields]
    : ["name", "email", "message"];

/** The form's current values. The fields are uncontrolled, to keep what a guest typed before hydration. */
export function readWords(form: HTMLFormElement) {
  const read = (field: string) => [field, input(form, field).value];
  return Object.fromEntries([...wordFields, honeypotField].map(read)) as FormWords & { website: string };
}

export function writeWords(form: HTMLFormElement, words: FormWords) {
  for (const field of wordFields) input(form, field).value = words[field] ?? "";
  if (__ASKS_FOR_DATES__ && datesAndPeople && stayFields.some((field) => words[field]))
    form.querySelector("details")?.setAttribute("open", "");
}

export function hasWords(form: HTMLFormElement, words: Partial<FormWords>): boolean {
  return wordFields.every((field) => input(form, field).value === (words[field] ?? ""));
}

export const isEmpty = (form: HTMLFormElement) => hasWords(form, {});

/** The message with the dates and people above it. */
export const messageOf = (words: FormWords): string =>
  __ASKS_FOR_DATES__ && datesAndPeople ? withStay(words, datesAndPeople.line) : words.message;

/** All fields as one text, for a chat or a mail. */
export const writtenOut = (words: FormWords): string =>
  [messageOf(words), `${words.name}\n${words.email}`].filter(Boolean).join("\n\n");

/** 'A. R.' for 'Asha Singh Rawat': she recognises it, others learn no name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word && `${Array.from(word)[0]?.toUpperCase()}.`).join(" ");
}

function input(form: HTMLFormElement, name: string): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}
