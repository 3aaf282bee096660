import { composeNotice } from "#service/delivery/compose-mail.ts";
import { createMailer } from "#service/delivery/smtp-delivery.ts";
import type { EdgeSettings } from "./edge-settings.ts";
import { sendByPlatform } from "./platform-delivery.ts";

/** Mails a message about the website itself; the counterpart of scripts/mail-owner.ts. Rejects with a DeliveryFailure. */
export async function mailOwner(
  settings: EdgeSettings,
  platformMail: SendEmail | undefined,
  subject: string,
  text: string,
): Promise<void> {
  const { mailFrom: from, inquiryAddress: to, smtpUrl } = settings;
  const mail = composeNotice({ from, to }, subject, text);
  if (!smtpUrl) return sendByPlatform(platformMail, mail, settings);
  const mailer = createMailer(smtpUrl);
  try {
    await mailer.send(mail);
  } finally {
    mailer.close();
  }
}
