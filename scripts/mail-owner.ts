import { composeNotice, writeEml } from "#service/delivery/compose-mail.ts";
import { DeliveryFailure } from "#service/delivery/delivery.ts";
import { createMailer } from "#service/delivery/smtp-delivery.ts";
import { fileMail, maildirOf } from "#service/node/maildir-delivery.ts";
import type { Config } from "#service/node/read-config.ts";

/**
 * Mails a message about the website itself, or writes it to the Maildir if there is no mail server. Rejects with an error
 * worded for the owner.
 */
export async function mailOwner(
  config: Config,
  subject: string,
  message: string,
  to = config.noticeAddress,
): Promise<void> {
  const mail = composeNotice({ from: config.mailFrom, to }, subject, message);
  if (!config.smtpUrl) return fileMail(maildirOf(config), await writeEml(mail));
  const mailer = createMailer(config.smtpUrl);
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    throw new Error(error.advice ?? `The mail was not accepted: ${error.message}`);
  } finally {
    mailer.close();
  }
}
