import type { InquiryFields } from "#shared/inquiry.ts";

/** Chrome on Windows opens nothing for a link of more than 2,046 characters. */
const linkMaxLength = 1899;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** A link to a chat or a mail: `start`, and behind it the inquiry as one text. `rest` stands for what does not fit. */
export function linkWithInquiry(
  start: string,
  { name, email, message }: InquiryFields,
  rest: string,
): string {
  const room = linkMaxLength - start.length;
  const whole = [message, `${name}\n${email}`].filter(Boolean).join("\n\n");
  if (encode(whole).length <= room) return start + encode(whole);
  // Whoever reads it must know whom to answer.
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

/** Half an emoji, which some keyboards leave, is in no link. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
