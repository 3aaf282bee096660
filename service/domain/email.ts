/** RFC 5321 allows 256 characters including the angle brackets. */
const mailboxMaxLength = 254;
const localPartMaxLength = 64;

// The HTML standard's definition of a valid e-mail address: what `<input type="email">` lets through.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether mail can be sent to it. */
export function isEmail(text: string): boolean {
  // "=?" starts an encoded word (RFC 2047): a mail program would show a different address.
  return text.length <= mailboxMaxLength && pattern.test(text) && !text.includes("=?");
}

/**
 * Whether browsers accept it in `<input type="email">`. They accept more than mail servers do, and differ in how they convert
 * international domains.
 */
export function isBrowserEmail(text: string): boolean {
  const isInternational = /[^\p{ASCII}]/u.test(text) && /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u.test(text);
  return isInternational || pattern.test(text);
}

/** Whether it works as a Reply-To. Browsers let through dots for which mail servers refuse the whole mail. */
export function canReplyTo(text: string): boolean {
  const localPart = text.slice(0, text.lastIndexOf("@"));
  return isEmail(text) && localPart.length <= localPartMaxLength && !/^\.|\.\.|\.$/.test(localPart);
}

/** Converts an international domain to ASCII, as mail servers need it; undefined if the result is no email address. */
export function toMailbox(text: string): string | undefined {
  // Converting n characters takes n² steps.
  if (text.length > mailboxMaxLength) return undefined;
  const at = text.lastIndexOf("@");
  if (at < 0) return undefined;
  // Some browsers send the domain as the guest typed it, others already converted.
  const isForeign = [...text.slice(at + 1)].some((character) => character > "\u007f");
  const mailbox = isForeign ? `${text.slice(0, at)}@${toAscii(text.slice(at + 1))}` : text;
  return isEmail(mailbox) ? mailbox : undefined;
}

/** The domain in ASCII, as the runtime's URL parser converts it. Empty if it is no domain. */
function toAscii(domain: string): string {
  // These would end the host of a URL, and the rest would be a different domain.
  if (/[/?#\\:@[\]%\s]/.test(domain)) return "";
  return URL.parse(`http://${domain}`)?.hostname ?? "";
}
