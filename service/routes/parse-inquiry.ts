import type { Inquiry } from "#service/domain/inquiry.ts";
import { toMailAddress } from "#service/domain/mail-address.ts";
import {
  elapsedField,
  honeypotField,
  inquiryIdField,
  isInquiryId,
  messageMaxLength,
  nameMaxLength,
} from "#shared/inquiry.ts";

/** The text tells the guest which field to mend. */
export class WrongParameter extends Error {}

/** People need longer than this to fill in three fields. */
/** A page's age in ms below which what comes from it is held. */
export const tooFastMs = 2000;

/** Reads the parameters we know and ignores every other (to, cc, bcc, reply_to ...): nobody else gets mail. */
export function parseInquiry(parameters: Readonly<Record<string, unknown>>): Inquiry {
  return {
    name: readName(parameters.name),
    email: readEmail(parameters.email),
    message: readMessage(parameters.message),
    id: readId(parameters[inquiryIdField]),
    suspicion: suspect(parameters),
  };
}

function readName(value: unknown): string {
  const name = readText(value, "name").trim();
  if (name === "") throw new WrongParameter("The parameter name is required.");
  if (name.length > nameMaxLength)
    throw new WrongParameter(`The parameter name is longer than ${nameMaxLength} characters.`);
  // A line break in a header would start another header, for example Bcc.
  if (/[\p{Cc}\u2028\u2029]/u.test(name)) throw new WrongParameter("The parameter name must be on one line.");
  return name;
}

function readEmail(value: unknown): string {
  const email = readText(value, "email").trim();
  if (email === "") throw new WrongParameter("The parameter email is required.");
  const address = toMailAddress(email);
  if (!address) throw new WrongParameter("The parameter email is not one valid e-mail address.");
  return address;
}

function readMessage(value: unknown): string {
  if (value === undefined) return "";
  // Forms send CRLF where the guest's own count of characters has one line feed. Other control characters
  // would reach the owner's terminal.
  const message = readText(value, "message")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .trim();
  if (message.length > messageMaxLength)
    throw new WrongParameter(`The parameter message is longer than ${messageMaxLength} characters.`);
  return message;
}

function readText(value: unknown, name: string): string {
  if (value === undefined) return "";
  if (typeof value !== "string") throw new WrongParameter(`The parameter ${name} must be a text.`);
  return value.toWellFormed();
}

function readId(value: unknown): string | undefined {
  if (value === undefined || value === "") return undefined;
  const id = typeof value === "string" ? value.toLowerCase() : "";
  if (!isInquiryId(id)) throw new WrongParameter(`The parameter ${inquiryIdField} must be a UUID.`);
  return id;
}

/** Autofill fills honeypots and password managers submit at once, so this holds an inquiry and loses none. */
function suspect(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const bait = parameters[honeypotField];
  if (bait !== undefined && bait !== "") return "a field that guests cannot see was filled in";
  const elapsed = parameters[elapsedField];
  if (elapsed !== undefined && elapsed !== "" && Number(elapsed) < tooFastMs)
    return "it was sent faster than people type";
  return undefined;
}
