import type { InquiryFields } from "#shared/inquiry.ts";

/** Chrome on Windows opens no app for a link of more than 2,046 characters. */
const maxLinkLength = 1899;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A link to a chat or mail that starts with the inquiry: `start` plus the encoded text. `rest` replaces what does not fit. */
export function linkWithInquiry(
  start: string,
  { name, email, message }: InquiryFields,
  rest: string,
): string {
  const room = maxLinkLength - start.length;
  const whole = [message, `${name}\n${email}`].filter(Boolean).join("\n\n");
  if (encode(whole).length <= room) return start + encode(whole);
  // Name and email always fit, so that we know whom to answer.
  const sender = `${cut(name, room / 4)}\n${cut(email, room / 4)}`;
  const end = `${rest}\n\n${sender}`;
  return start + encode(cut(message, room - encode(end).length) + end);
}

/** The longest beginning of the text that takes at most `room` characters in a link. */
function cut(text: string, room: number): string {
  let length = 0;
  for (const { segment, index } of graphemes.segment(text)) {
    length += encode(segment).length;
    if (length > room) return text.slice(0, index);
  }
  return text;
}

/** Some keyboards leave half of an emoji, a lone surrogate, for which encodeURIComponent throws. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
