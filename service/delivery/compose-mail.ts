import { createTransport, type SendMailOptions } from "nodemailer";
import type { Settings } from "#service/config/read-settings.ts";
import { canReplyTo } from "#service/domain/email.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import type { Mailable } from "./delivery.ts";

export type MailSettings = Pick<Settings, "inquiryAddress" | "mailFrom" | "mailSubject">;

/** Inboxes show about this much of a subject. */
const headerTextMaxLength = 60;

/** Sender and recipient are always the owner's, so that nobody can use the service to send mail to strangers. */
export function composeMail(inquiry: Mailable, settings: MailSettings): SendMailOptions {
  const { inquiryAddress, mailFrom } = settings;
  const { id, name, email, message, suspicion, createdAt } = inquiry;
  const warning = suspicion && `This may be spam: ${suspicion}.`;
  return {
    from: mailFrom,
    to: inquiryAddress,
    envelope: { from: mailFrom, to: [inquiryAddress] },
    // Not a string: nodemailer would parse it, and the name "a@b, c@d" would become two recipients.
    replyTo: canReplyTo(email) ? { name: shortHeaderText(name), address: email } : undefined,
    subject: composeSubject(settings.mailSubject, inquiry),
    messageId: `<${id}@${inquiryAddress.slice(inquiryAddress.lastIndexOf("@") + 1)}>`,
    date: new Date(createdAt),
    headers: {
      // Keeps vacation responders from answering.
      "Auto-Submitted": "auto-generated",
      // Some mail services replace the Message-ID.
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
    // A guest's text must never make nodemailer read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A plain-text mail from the website itself, such as "your changes are online". */
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

/** The mail of an inquiry as the content of an .eml file. */
export const composeEml = (inquiry: Mailable, settings: MailSettings) =>
  writeEml(composeMail(inquiry, settings));

export async function writeEml(mail: SendMailOptions): Promise<Uint8Array> {
  const { message } = await composer.sendMail(mail);
  return message as Uint8Array;
}

/** Fills in {name} and {about}; the latter is the message's first line. */
export function composeSubject(
  pattern: string,
  { name, message }: Pick<Mailable, "name" | "message">,
): string {
  // Without the lookbehind, n dots would take n² steps.
  const firstLine = message.split("\n", 1)[0]?.replace(/(?<![\s.,;:])[\s.,;:]+$/, "");
  const values = {
    name: shortHeaderText(name) || "no name",
    about: shortHeaderText(firstLine || "no message"),
  };
  // A function, because "$&" in a replacement string has a special meaning.
  return pattern.replace(/\{(name|about)\}/g, (_, placeholder: keyof typeof values) => values[placeholder]);
}

/** Removes line breaks, which would end a header, and bidirectional marks, which would garble it. */
function forHeader(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/[\p{Cf}--[\u200c\u200d]]/gv, "")
      // "=?" starts an encoded word (RFC 2047), which the owner's mail program would decode into any letters.
      .replaceAll("=?", "= ?")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim()
  );
}

/** Text for a header, shortened to what inboxes show. The body of the mail has all of it. */
function shortHeaderText(text: string): string {
  const characters = [...forHeader(text)];
  if (characters.length <= headerTextMaxLength) return characters.join("");
  return `${characters.slice(0, headerTextMaxLength - 1).join("")}…`;
}

const blankName = "(blank)";
const textOf = (message: string) => message || "(no message)";

/** Tells the owner to type the guest's email if it is not usable as a Reply-To. */
function adviceFor(email: string): string | null {
  return canReplyTo(email) ? null : "Reply does not work for this address: copy it into a new mail.";
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
