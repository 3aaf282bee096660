import { composeSubject } from "#service/delivery/compose-mail.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";

/** Windows hands about 2,000 characters to the mail program, and some mail programs take no more. */
const mostCharacters = 1900;

/** A mailto: address that begins an answer: to the guest, with a subject and the guest's words quoted as far as they fit. */
export function answerAddress(inquiry: InquiryRecord, received: string): string {
  const { name, email, about, message } = inquiry;
  const at = email.lastIndexOf("@");
  const to = `${encode(email.slice(0, at))}@${encode(email.slice(at + 1))}`;
  const subject = composeSubject(about || message ? "Re: Inquiry: {about}" : "Re: Inquiry", inquiry);
  const start = `mailto:${to}?subject=${encode(subject)}&body=`;
  const write = (words: string) => {
    const quoted = words.split("\n").map((line) => `> ${line}`);
    const lines = ["", "", `${oneLine(name)}, ${received}:`, ...(words ? quoted : [])];
    return start + encode(lines.join("\r\n"));
  };
  const characters = [...message];
  let address = write(message);
  for (let kept = characters.length; address.length > mostCharacters && kept > 0; ) {
    kept = Math.floor(kept * 0.95);
    address = write(kept > 0 ? `${characters.slice(0, kept).join("").trimEnd()} …` : "");
  }
  return address;
}

/** Line breaks too become %0D%0A, which only the body holds: elsewhere they would begin a header, such as Bcc. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ");
}
