import { isBrowserEmail, toMailbox } from "#service/domain/email.ts";
import type { Inquiry } from "#service/domain/inquiry.ts";
import { elapsedField, honeypotField, inquiryIdField, isInquiryId } from "#shared/inquiry.ts";
import { normalizeEmail } from "#shared/normalize-email.ts";
import { Refused } from "./refused.ts";

/** An inquiry sent sooner than this after the page was opened is quarantined: people need longer to fill in the form. */
export const tooFastMs = 2000;

/**
 * Accepts whatever passes the browser's own validation (`required`, `type=email`); only the size of the body is limited.
 * Ignores all other parameters (to, cc, bcc ...), so that nobody else gets mail.
 */
export function parseInquiry(parameters: Readonly<Record<string, unknown>>): Inquiry {
  return {
    name: readName(parameters.name),
    email: readEmail(parameters.email),
    message: readMessage(parameters.message),
    id: readId(parameters[inquiryIdField]),
    suspicion: suspect(parameters),
  };
}

/** The result is empty if the guest typed only spaces, which browsers accept. */
function readName(value: unknown): string {
  const text = readText(value, "name");
  if (text === "") throw new Refused(400, "The parameter name is required.", "name");
  return (
    text
      // Bidirectional marks could disguise a name. Joiners stay: Hindi and Persian names need them.
      .replace(/[\p{Cf}--[\u200c\u200d]]/gv, "")
      // A line break would start another mail header, for example Bcc.
      .replace(/[\p{Zs}\p{Cc}\u2028\u2029]+/gu, " ")
      .trim()
  );
}

function readEmail(value: unknown): string {
  const email = normalizeEmail(readText(value, "email"));
  if (email === "") throw new Refused(400, "The parameter email is required.", "email");
  if (!isBrowserEmail(email))
    throw new Refused(400, "The parameter email must be one valid email address.", "email");
  return toMailbox(email) ?? email;
}

function readMessage(value: unknown): string {
  if (value === undefined) return "";
  // Forms send CRLF. Other control characters would reach the owner's terminal.
  return readText(value, "message")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .trim();
}

function readText(value: unknown, name: string): string {
  if (value === undefined) return "";
  if (typeof value !== "string") throw new Refused(400, `The parameter ${name} must be a string.`);
  return value.toWellFormed();
}

function readId(value: unknown): string | undefined {
  if (value === undefined || value === "") return undefined;
  const id = typeof value === "string" ? value.toLowerCase() : "";
  if (!isInquiryId(id)) throw new Refused(400, `The parameter ${inquiryIdField} must be a UUID.`);
  return id;
}

/** Why an inquiry may be spam. It is only quarantined: autofill may fill a honeypot, and password managers submit at once. */
function suspect(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const honeypot = parameters[honeypotField];
  if (honeypot !== undefined && honeypot !== "") return "a field that guests cannot see was filled in";
  const elapsed = parameters[elapsedField];
  // Our page always sends a number; a form without script and other programs send nothing.
  if (elapsed !== undefined && elapsed !== "" && !(Number(elapsed) >= tooFastMs))
    return "it was sent faster than people type";
  return undefined;
}
