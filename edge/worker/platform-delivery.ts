import { EmailMessage } from "cloudflare:email";
import type { SendMailOptions } from "nodemailer";
import { composeMail, type MailSettings, writeEml } from "#service/delivery/compose-mail.ts";
import { type Delivery, DeliveryFailure } from "#service/delivery/delivery.ts";
import { isTemporary } from "./platform-failure.ts";

/** Delivers by Cloudflare's mail. It replaces the Message-ID, so only X-Inquiry-Id identifies a second copy. */
export function createPlatformDelivery(mail: SendEmail | undefined, settings: MailSettings): Delivery {
  return {
    deliver: (inquiry) => sendByPlatform(mail, composeMail(inquiry, settings), settings),
    isMetered: true,
    concurrency: 4,
  };
}

/** Sends a mail to the owner. Rejects with a DeliveryFailure. */
export async function sendByPlatform(
  mail: SendEmail | undefined,
  content: SendMailOptions,
  { mailFrom, inquiryAddress }: MailSettings,
): Promise<void> {
  // A missing setting must never count as sent.
  if (!mail) throw setupFailure("ENOWAY", "No SMTP_URL and no send_email binding.");
  const eml = new TextDecoder().decode(await writeEml(content));
  try {
    await mail.send(new EmailMessage(mailFrom, inquiryAddress, eml));
  } catch (error) {
    const { code, message = "" } = error as { code?: string; message?: string };
    if (code !== undefined && !isTemporary(code)) throw setupFailure(code, message);
    throw new DeliveryFailure("temporary", code ?? "ESENDEMAIL", message.slice(0, 300));
  }
}

const setupFailure = (code: string, message: string) =>
  new DeliveryFailure(
    "setup",
    code,
    message.slice(0, 300),
    `Cloudflare's mail refuses the sender or the recipient (${code}): see docs/edge.md for what to set up.`,
  );
