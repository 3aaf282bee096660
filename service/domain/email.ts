/** RFC 5321 allows a path of 256 characters, with the angle brackets. */
const mailboxMaxLength = 254;
const localPartMaxLength = 64;

// The HTML standard's definition of a valid e-mail address: what `<input type="email">` lets through.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether mail can be sent to it. */
export function isEmail(text: string): boolean {
  // The beginning of an encoded word (RFC 2047): a mail program would show another address.
  return text.length <= mailboxMaxLength && pattern.test(text) && !text.includes("=?");
}

/**
 * Whether browsers send it from `<input type="email">`. They accept more than mail servers do, and those that convert
 * international domains themselves do it by rules of their own.
 */
export function isBrowserEmail(text: string): boolean {
  const isInternational = /[^\p{ASCII}]/u.test(text) && /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+$/u.test(text);
  return isInternational || pattern.test(text);
}

/** Whether a mail program can answer there. Mail servers refuse a whole mail for the dots that browsers let through. */
export function canReplyTo(text: string): boolean {
  const localPart = text.slice(0, text.lastIndexOf("@"));
  return isEmail(text) && localPart.length <= localPartMaxLength && !/^\.|\.\.|\.$/.test(localPart);
}

/** Writes an international domain in the ASCII form that mail servers read; undefined if it is no mail address. */
export function toMailbox(text: string): string | undefined {
  // Converting n letters takes n² steps.
  if (text.length > mailboxMaxLength) return undefined;
  const at = text.lastIndexOf("@");
  if (at < 0) return undefined;
  // Some browsers send the domain as the guest typed it, others already converted.
  const isForeign = [...text.slice(at + 1)].some((character) => character > "\u007f");
  const mailbox = isForeign ? `${text.slice(0, at)}@${toAscii(text.slice(at + 1))}` : text;
  return isEmail(mailbox) ? mailbox : undefined;
}

/** The runtime converts the host of a URL. Empty if it is no domain. */
function toAscii(domain: string): string {
  // In a URL these end the host, and a part of a domain is another domain.
  if (/[/?#\\:@[\]%\s]/.test(domain)) return "";
  return URL.parse(`http://${domain}`)?.hostname ?? "";
}
