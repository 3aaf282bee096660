import { z } from "zod";
import { type FieldMeta, fieldMeta } from "./field-meta.ts";
import { findMarkdownFaults } from "./markdown.ts";
import { isEmpty, maybe } from "./optional.ts";

/** A text in the languages that have it. The first language of site.yaml always has it. */
export class Text {
  readonly first: string;
  /** By language: hi. */
  readonly others: Record<string, string> = {};
  constructor(first: string) {
    this.first = first;
  }
}

/** What word processors and chats leave in a text: soft hyphens, zero-width spaces, marks of direction, private-use and control characters. */
const unseen = /[\u00AD\u200B\uFEFF\uFFFC\u202A-\u202E\u2066-\u2069\p{Co}]|(?![\t\n\v\f\r\u0085])\p{Cc}/gu;

/** Without what nobody sees. What joins letters (U+200C, U+200D, U+2060) stays: Hindi and emoji need it. */
export const withoutUnseen = (text: string): string =>
  text
    .replaceAll(unseen, "")
    .replaceAll(/[\v\f]/g, " ")
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .trim();

/** '[12:41, 05/06/2026] Asha: ' and '05/06/26, 12:41 pm - Asha: ', as WhatsApp copies and exports a message. */
const whatsappHeaders = [
  /^\[[\d:/., \u202F]*\d([ \u202F]?[ap]m)?[\d:/., \u202F]*\] [^:\n]{1,40}: /gim,
  /^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}, \d{1,2}:\d{2}([ \u202F]?[ap]m)? - [^:\n]{1,40}: /gim,
];
const bullets = /^[ \t]*[•◦▪‣●○∙·*–—-][ \t]+/gm;
/** *bold*, _italic_ and ~struck~ of WhatsApp, **bold** of Markdown; but not the stars of '3* and 4* rooms'. */
const marks = /(?<![\p{L}\p{N}*_~])(\*\*|[*_~])(?=\S)([^*_~\n]*\S)\1(?![\p{L}\p{N}*_~])/gu;

/** One paragraph of plain words, from what owners paste out of chats and documents. */
export function cleanParagraph(text: string): string {
  const words = whatsappHeaders.reduce((rest, header) => rest.replaceAll(header, ""), withoutUnseen(text));
  return words
    .replaceAll(bullets, "")
    .replaceAll("```", "")
    .replaceAll(marks, "$2")
    .replaceAll(/\s*\n\s*/g, " ")
    .trim();
}

const needed = "must not be empty";
/** The CMS has read 01067 without quotation marks as the number 1067: only the owner knows what stood there. */
const noText = ({ input }: z.core.$ZodRawIssue) => {
  if (typeof input === "number" || typeof input === "boolean") return "is unquoted; enter it again";
  return isEmpty(input) ? needed : "must be a text. Put it in quotation marks";
};
/** A string with words in it, cleaned by `clean`. */
export const nonEmptyString = (clean: (text: string) => string) =>
  z.preprocess(
    (value) => (typeof value === "string" ? clean(value) : value),
    z.string({ error: noText }).min(1, needed),
  );

/** A word that is not shown to guests as it is: with plain spaces, and digits of any script as 0 to 9. */
export const plain = (text: string): string =>
  withoutUnseen(text)
    .normalize("NFKC")
    .replaceAll(/\p{Nd}/gu, digitOf);

/** Unicode has the ten digits of a script in a row, from zero on. */
export function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** A plain text that `right` accepts. */
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
/** As a reader counts them: कि is one. */
const countLetters = (text: string) => [...letters.segment(text)].length;
/** Of web pages and Markdown. */
const markup = /<\/?[a-z][^<>]*>|&(\w+|#\d+);|\]\(/i;
const plainWords = "must be plain words: guests would read <b> and &amp; as they stand here";

const wordsWithin = ({ maxLength = 5000, kind, placeholders = ["name"] }: FieldMeta) =>
  z
    .string()
    .refine((words) => countLetters(words) <= maxLength, `may have at most ${maxLength} letters`)
    .refine((words) => kind === "markdown" || !markup.test(words), plainWords)
    .superRefine((words, { addIssue }) => {
      const known = placeholders.map((name) => `{${name}}`);
      const braces = words.match(/\{ ?\w*( ?\})?|\}/g) ?? [];
      const unknown = braces.find((brace) => !known.includes(brace));
      const [fault] = kind === "markdown" ? findMarkdownFaults(words) : [];
      if (fault) addIssue(fault);
      if (unknown) addIssue(`has ${unknown}, which the website does not know. It knows ${known.join(", ")}`);
    });

export const text = (label: string, meta: FieldMeta = {}) =>
  nonEmptyString(meta.kind === "markdown" ? withoutUnseen : cleanParagraph)
    .pipe(wordsWithin(meta))
    .transform((first) => new Text(first))
    .register(fieldMeta, { label, ...meta, isText: true });
export const paragraph = (label: string, meta: FieldMeta = {}) => text(label, { ...meta, kind: "paragraph" });
export const maybeText = (label: string, meta: FieldMeta = {}) => maybe(text(label, meta));
