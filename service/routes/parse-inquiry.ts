import { toMailbox } from "#service/domain/email.ts";
import type { Inquiry } from "#service/domain/inquiry.ts";
import {
  elapsedField,
  honeypotField,
  inquiryIdField,
  isInquiryId,
  messageMaxLength,
  nameMaxLength,
  withLanguage,
} from "#shared/inquiry.ts";
import { normalizeEmail } from "#shared/normalize-email.ts";
import { Refused } from "./refused.ts";

/** An inquiry from a page that is younger than this is quarantined: people need longer for three fields. */
export const tooFastMs = 2000;

/** Ignores every other parameter (to, cc, bcc ...): nobody else gets mail. `notes`: what the form may add to a message. */
export function parseInquiry(
  parameters: Readonly<Record<string, unknown>>,
  notes: readonly string[] = [],
): Inquiry {
  return {
    name: readName(parameters.name),
    email: readEmail(parameters.email),
    message: readMessage(parameters.message, notes),
    id: readId(parameters[inquiryIdField]),
    suspicion: suspect(parameters),
  };
}

function readName(value: unknown): string {
  // Marks that turn the direction of text would show another name. Joiners stay: Hindi and Persian names need them.
  const name = readText(value, "name")
    .replace(/[\p{Cf}--[\u200c\u200d]]/gv, "")
    .replace(/\p{Zs}/gu, " ")
    .trim();
  if (!visible.test(name)) throw new Refused(400, "The parameter name is required.", "name");
  if (name.length > nameMaxLength)
    throw new Refused(400, `The parameter name is longer than ${nameMaxLength} characters.`, "name");
  // A line break in a header would start another header, for example Bcc.
  if (/[\p{Cc}\u2028\u2029]/u.test(name))
    throw new Refused(400, "The parameter name must be on one line.", "name");
  return name;
}

const visible = /[^\s\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

function readEmail(value: unknown): string {
  const email = normalizeEmail(readText(value, "email"));
  if (email === "") throw new Refused(400, "The parameter email is required.", "email");
  const address = toMailbox(email);
  if (!address) throw new Refused(400, "The parameter email is not one valid e-mail address.", "email");
  return address;
}

function readMessage(value: unknown, notes: readonly string[]): string {
  if (value === undefined) return "";
  // Forms send CRLF, which would count twice. Other control characters would reach the owner's terminal.
  const message = readText(value, "message")
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .trim();
  const ends = notes.map((note) => withLanguage("", note));
  const added = ends.find((end) => message.endsWith(end)) ?? "";
  if (message.length - added.length > messageMaxLength)
    throw new Refused(400, `The parameter message is longer than ${messageMaxLength} characters.`, "message");
  return message;
}

function readText(value: unknown, name: string): string {
  if (value === undefined) return "";
  if (typeof value !== "string") throw new Refused(400, `The parameter ${name} must be a text.`);
  return value.toWellFormed();
}

function readId(value: unknown): string | undefined {
  if (value === undefined || value === "") return undefined;
  const id = typeof value === "string" ? value.toLowerCase() : "";
  if (!isInquiryId(id)) throw new Refused(400, `The parameter ${inquiryIdField} must be a UUID.`);
  return id;
}

/** Autofill fills honeypots and password managers submit at once, so this quarantines an inquiry and loses none. */
function suspect(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const bait = parameters[honeypotField];
  if (bait !== undefined && bait !== "") return "a field that guests cannot see was filled in";
  const elapsed = parameters[elapsedField];
  // Our page always sends a number; a form without script and other programs send nothing.
  if (elapsed !== undefined && elapsed !== "" && !(Number(elapsed) >= tooFastMs))
    return "it was sent faster than people type";
  return undefined;
}
