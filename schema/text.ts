import { z } from "zod";
import { type FieldMeta, fieldMeta } from "./field-meta.ts";
import { findMarkdownFaults } from "./markdown.ts";
import { isEmpty, maybe } from "./optional.ts";

/** A text in the first language of site.yaml, and in those languages that have a translation. */
export class Text {
  readonly first: string;
  /** Translations by language, such as hi. */
  readonly others: Record<string, string> = {};
  constructor(first: string) {
    this.first = first;
  }
}

/**
 * Invisible characters from word processors and chats: soft hyphens, zero-width spaces, direction marks, private-use,
 * controls.
 */
const unseen = /[\u00AD\u200B\uFEFF\uFFFC\u202A-\u202E\u2066-\u2069\p{Co}]|(?![\t\n\v\f\r\u0085])\p{Cc}/gu;

/** Removes invisible characters. Joiners (U+200C, U+200D, U+2060) stay, because Hindi and emoji need them. */
export const removeInvisible = (text: string): string =>
  text
    .replaceAll(unseen, "")
    .replaceAll(/[\v\f]/g, " ")
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .trim();

/** The headers of copied and exported WhatsApp messages: '[12:41, 05/06/2026] Asha: ', '05/06/26, 12:41 pm - Asha: '. */
const whatsappHeaders = [
  /^\[[\d:/., \u202F]*\d([ \u202F]?[ap]m)?[\d:/., \u202F]*\] [^:\n]{1,40}: /gim,
  /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, \d{1,2}:\d{2}([ \u202F]?[ap]m)? - [^:\n]{1,40}: /gim,
];
const bullets = /^[ \t]*[•◦▪‣●○∙·*–—-][ \t]+/gm;
/** *bold*, _italic_ and ~struck~ of WhatsApp, **bold** of Markdown; but not the stars of '3* and 4* rooms'. */
const marks = /(?<![\p{L}\p{N}*_~])(\*\*|[*_~])(?=\S)([^*_~\n]*\S)\1(?![\p{L}\p{N}*_~])/gu;

/** Converts text that was pasted from chats and documents into one plain paragraph. */
export function cleanParagraph(text: string): string {
  const words = whatsappHeaders.reduce((rest, header) => rest.replaceAll(header, ""), removeInvisible(text));
  return words
    .replaceAll(bullets, "")
    .replaceAll("```", "")
    .replaceAll(marks, "$2")
    .replaceAll(/\s*\n\s*/g, " ")
    .trim();
}

const emptyMessage = "must not be empty";
/** The CMS parses an unquoted 01067 as the number 1067, so only the owner knows what was written. */
const textMessage = ({ input }: z.core.$ZodRawIssue) => {
  if (typeof input === "number" || typeof input === "boolean") return "is unquoted; enter it again";
  return isEmpty(input) ? emptyMessage : "must be text. Put it in quotation marks";
};
/** A string that is not empty after `clean`. */
export const nonEmptyString = (clean: (text: string) => string) =>
  z.preprocess(
    (value) => (typeof value === "string" ? clean(value) : value),
    z.string({ error: textMessage }).min(1, emptyMessage),
  );

/** Normalizes a value that programs read, such as a number: plain spaces, and digits of any script as 0 to 9. */
export const plain = (text: string): string =>
  removeInvisible(text)
    .normalize("NFKC")
    .replaceAll(/\p{Nd}/gu, digitOf);

/** The ASCII digit for a digit of any script. In Unicode the ten digits of a script are consecutive. */
export function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** A plain string that matches `right`. */
export const refined = (
  label: string,
  right: RegExp | ((text: string) => boolean),
  error: string,
  meta: FieldMeta = {},
) =>
  nonEmptyString(plain)
    .refine((text) => (right instanceof RegExp ? right.test(text) : right(text)), { error })
    .register(fieldMeta, {
      label,
      ...(right instanceof RegExp && { pattern: [right.source, error] }),
      ...meta,
    });

const letters = new Intl.Segmenter();
/** Counts letters as readers do: कि is one. */
const countLetters = (text: string) => [...letters.segment(text)].length;
/** HTML tags and entities, and Markdown links. */
const markup = /<\/?[a-z][^<>]*>|&(\w+|#\d+);|\]\(/i;
const markupMessage = "must be plain text: guests would see <b> and &amp; literally";

const checkedWords = ({ maxLength = 5000, kind, placeholders = ["name"] }: FieldMeta) =>
  z
    .string()
    .refine((words) => countLetters(words) <= maxLength, `may have at most ${maxLength} letters`)
    .refine((words) => kind === "markdown" || !markup.test(words), markupMessage)
    .superRefine((words, { addIssue }) => {
      const known = placeholders.map((name) => `{${name}}`);
      const braces = words.match(/\{ ?\w*( ?\})?|\}/g) ?? [];
      const unknown = braces.find((brace) => !known.includes(brace));
      const [fault] = kind === "markdown" ? findMarkdownFaults(words) : [];
      if (fault) addIssue(fault);
      if (unknown) addIssue(`has the unknown placeholder ${unknown}. It may contain ${known.join(", ")}`);
    });

export const text = (label: string, meta: FieldMeta = {}) =>
  nonEmptyString(meta.kind === "markdown" ? removeInvisible : cleanParagraph)
    .pipe(checkedWords(meta))
    .transform((first) => new Text(first))
    .register(fieldMeta, { label, ...meta, isText: true });
export const paragraph = (label: string, meta: FieldMeta = {}) => text(label, { ...meta, kind: "paragraph" });
export const maybeText = (label: string, meta: FieldMeta = {}) => maybe(text(label, meta));
