import { createTransport, type SendMailOptions } from "nodemailer";
import type { Claimed } from "#service/domain/inquiry.ts";
import { escapeHtml } from "#shared/escape-html.ts";

export type Mailable = Pick<Claimed, "id" | "name" | "email" | "message" | "suspicion" | "createdAt">;

/**
 * One inquiry as a mail. From, To and the envelope are always the owner's own address: nobody can use the
 * service to write to anyone else. The Message-ID is the inquiry's id, so mail programs can see a duplicate.
 */
export function composeMail(inquiry: Mailable, address: string): SendMailOptions {
  const { id, name, email, message, suspicion, createdAt } = inquiry;
  const warning = suspicion && `This may have been written by a machine: ${suspicion}.`;
  return {
    from: address,
    to: address,
    envelope: { from: address, to: [address] },
    // An object, because a text is parsed, and a name such as "a@b, c@d" would become two addresses.
    replyTo: { name, address: email },
    subject: "Inquiry",
    messageId: `<${id}@${address.slice(address.lastIndexOf("@") + 1)}>`,
    date: new Date(createdAt),
    headers: {
      // Keeps holiday notices from answering a machine.
      "Auto-Submitted": "auto-generated",
      ...(suspicion ? { "X-Inquiry-Suspicion": suspicion } : {}),
    },
    text: [warning, `Name: ${name}`, `Email: ${email}`, "", message || "(no message)", ""]
      .filter((line) => line !== null)
      .join("\n"),
    html: composeHtml({ name, email, message, warning }),
    // A guest's text must never make the mailer read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });

/** The same mail as the content of an .eml file. */
export async function composeEml(inquiry: Mailable, address: string): Promise<Uint8Array> {
  const { message } = await composer.sendMail(composeMail(inquiry, address));
  return message as Uint8Array;
}

/** Sorts by date in a folder, and is the same for every copy of one inquiry. */
export function emlName({ id, createdAt }: Mailable): string {
  return `${Math.floor(createdAt / 1000)}.${id}.eml`;
}

function composeHtml(words: {
  name: string;
  email: string;
  message: string;
  warning: string | null;
}): string {
  const { name, email, message, warning } = words;
  return [
    "<!doctype html>",
    '<html lang="en"><head><meta charset="utf-8"><title>Inquiry</title></head><body>',
    warning ? `<p><strong>${escapeHtml(warning)}</strong></p>` : "",
    `<p><strong>Name:</strong> ${escapeHtml(name)}</p>`,
    `<p><strong>Email:</strong> ${escapeHtml(email)}</p>`,
    `<p><strong>Message:</strong></p><p style="white-space: pre-wrap">${escapeHtml(message || "(no message)")}</p>`,
    "</body></html>",
  ].join("\n");
}
