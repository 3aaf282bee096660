import { createTransport, type SendMailOptions } from "nodemailer";
import type { Settings } from "#service/config/read-settings.ts";
import { canReplyTo } from "#service/domain/email.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import type { Mailable } from "./delivery.ts";

export type MailSettings = Pick<Settings, "inquiryAddress" | "mailFrom" | "mailSubject">;

/** Lists of mails show about so much of a subject. */
const partLetters = 60;

/** From and to the owner's own addresses only: nobody can use the service to write to anyone else. */
export function composeMail(inquiry: Mailable, settings: MailSettings): SendMailOptions {
  const { inquiryAddress, mailFrom } = settings;
  const { id, name, email, message, suspicion, createdAt } = inquiry;
  const warning = suspicion && `This may have been written by a machine: ${suspicion}.`;
  return {
    from: mailFrom,
    to: inquiryAddress,
    envelope: { from: mailFrom, to: [inquiryAddress] },
    // An object: a text would be parsed, and the name "a@b, c@d" would become two addresses.
    replyTo: canReplyTo(email) ? { name: onePart(name), address: email } : undefined,
    subject: composeSubject(settings.mailSubject, inquiry),
    messageId: `<${id}@${inquiryAddress.slice(inquiryAddress.lastIndexOf("@") + 1)}>`,
    date: new Date(createdAt),
    headers: {
      // No holiday notice answers it.
      "Auto-Submitted": "auto-generated",
      // Some services write a Message-ID of their own.
      "X-Inquiry-Id": id,
      ...(suspicion ? { "X-Inquiry-Suspicion": suspicion } : {}),
    },
    text: [
      warning,
      `Name: ${name || blankName}`,
      `Email: ${email}`,
      adviceFor(email),
      "",
      textOf(message),
      "",
    ]
      .filter((line) => line !== null)
      .join("\n"),
    html: composeHtml(inquiry, warning),
    // A guest's text must never make the mailer read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A mail of the website itself, which nobody takes for an inquiry: plain text, from no guest. */
export function composeNotice(
  { from, to }: { from: string; to: string },
  subject: string,
  text: string,
): SendMailOptions {
  return {
    from,
    to,
    envelope: { from, to: [to] },
    subject: forHeader(subject),
    headers: { "Auto-Submitted": "auto-generated" },
    text,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });

/** The same mail as the content of an .eml file. */
export const composeEml = (inquiry: Mailable, settings: MailSettings) =>
  writeEml(composeMail(inquiry, settings));

export async function writeEml(mail: SendMailOptions): Promise<Uint8Array> {
  const { message } = await composer.sendMail(mail);
  return message as Uint8Array;
}

/** Replaces {name} and {about}, which is the message's first line. */
export function composeSubject(
  pattern: string,
  { name, message }: Pick<Mailable, "name" | "message">,
): string {
  // Without the look-behind, n dots take n² steps.
  const beginning = message.split("\n", 1)[0]?.replace(/(?<![\s.,;:])[\s.,;:]+$/, "");
  const words = { name: onePart(name) || "no name", about: onePart(beginning || "no message") };
  // A function, because "$&" in a text has a special meaning.
  return pattern.replace(/\{(name|about)\}/g, (_, word: keyof typeof words) => words[word]);
}

/** Removes what would end a header (line breaks), garble it (bidirectional marks) or be decoded in it (encoded words). */
function forHeader(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\p{Cf}--[\u200c\u200d]]/gv, "")
      // The beginning of an encoded word (RFC 2047), which the owner's mail program would decode to any letters.
      .replaceAll("=?", "= ?")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim()
  );
}

/** A part of a header, cut to what lists of mails show. The mail's text has all of it. */
function onePart(text: string): string {
  const letters = [...forHeader(text)];
  return letters.length > partLetters ? `${letters.slice(0, partLetters - 1).join("")}…` : letters.join("");
}

const blankName = "(blank)";
const textOf = (message: string) => message || "(no message)";

/** The guest's address stands in the text alone if it cannot be a Reply-To. */
function adviceFor(email: string): string | null {
  return canReplyTo(email)
    ? null
    : "Your mail program cannot reply to this address by itself: write it as the guest did.";
}

function composeHtml({ name, email, message }: Mailable, warning: string | null): string {
  const advice = adviceFor(email);
  return [
    "<!doctype html>",
    '<html lang="en"><head><meta charset="utf-8"><title>Inquiry</title></head><body>',
    warning ? `<p><strong>${escapeHtml(warning)}</strong></p>` : "",
    `<p><strong>Name:</strong> ${escapeHtml(name || blankName)}</p>`,
    `<p><strong>Email:</strong> ${escapeHtml(email)}</p>`,
    advice ? `<p>${escapeHtml(advice)}</p>` : "",
    // Outlook ignores white-space: pre-wrap.
    `<p><strong>Message:</strong></p><p>${escapeHtml(textOf(message)).replaceAll("\n", "<br>\n")}</p>`,
    "</body></html>",
  ].join("\n");
}
