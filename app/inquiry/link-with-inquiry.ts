import type { InquiryFields } from "#shared/inquiry.ts";

/** Well below 2,046 characters: Chrome on Windows opens no app for a longer link. */
const maxLinkLength = 1899;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * A link to a chat or mail that starts with the inquiry: `start` plus the encoded text. `truncationNote` replaces what does
 * not fit.
 */
export function linkWithInquiry(
  start: string,
  { name, email, message }: InquiryFields,
  truncationNote: string,
): string {
  const maxEncodedLength = maxLinkLength - start.length;
  const whole = [message, `${name}\n${email}`].filter(Boolean).join("\n\n");
  if (encode(whole).length <= maxEncodedLength) return start + encode(whole);
  // Name and email always fit, so that we know whom to answer.
  const sender = `${cut(name, maxEncodedLength / 4)}\n${cut(email, maxEncodedLength / 4)}`;
  const end = `${truncationNote}\n\n${sender}`;
  return start + encode(cut(message, maxEncodedLength - encode(end).length) + end);
}

/** The longest beginning of the text that takes at most `maxLength` characters in a link. */
function cut(text: string, maxLength: number): string {
  let length = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    length += encode(segment).length;
    if (length > maxLength) return text.slice(0, index);
  }
  return text;
}

/** Some keyboards leave half of an emoji, a lone surrogate, for which encodeURIComponent throws. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
