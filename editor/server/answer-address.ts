import { composeSubject } from "#service/delivery/compose-mail.ts";
import type { InquiryRecord } from "#service/domain/inquiry.ts";

/** Windows passes about 2,000 characters to the mail program. */
const mostCharacters = 1900;

/** A mailto: address for an answer to the guest, with a subject and as much of the guest's words as fits. */
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

/** Also encodes line breaks: outside of the body they would start a header, such as Bcc. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, " ");
}
