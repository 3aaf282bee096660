import { emailMaxLength } from "#shared/inquiry.ts";

// The HTML standard's definition of a valid e-mail address: what `<input type="email">` lets through.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

export function isEmail(text: string): boolean {
  // The beginning of an encoded word (RFC 2047): a mail program would show another address.
  return text.length <= emailMaxLength && pattern.test(text) && !text.includes("=?");
}

/** Writes an international domain in the ASCII form that mail servers read; undefined if it is no address. */
export function toMailbox(text: string): string | undefined {
  // Converting n letters takes n² steps.
  if (text.length > emailMaxLength) return undefined;
  const at = text.lastIndexOf("@");
  if (at < 0) return undefined;
  // Some browsers send the domain as the guest typed it, others already converted.
  const isForeign = [...text.slice(at + 1)].some((character) => character > "\u007f");
  const address = isForeign ? `${text.slice(0, at)}@${toAscii(text.slice(at + 1))}` : text;
  return isEmail(address) ? address : undefined;
}

/** The runtime converts the host of a URL. Empty if it is no domain. */
function toAscii(domain: string): string {
  // In a URL these end the host, and a part of a domain is another domain.
  if (/[/?#\\:@[\]%\s]/.test(domain)) return "";
  return URL.parse(`http://${domain}`)?.hostname ?? "";
}
