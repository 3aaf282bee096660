import { randomUUID } from "node:crypto";
import { DeliveryFailure } from "#service/delivery/delivery.ts";
import { createSmtpDelivery } from "#service/delivery/smtp-delivery.ts";
import { createMaildirDelivery, maildirOf } from "#service/node/maildir-delivery.ts";
import type { Config } from "#service/node/read-config.ts";

/** Sends the resort a message as inquiries are sent: by mail or into the Maildir. Throws a sentence for the owner. */
export async function mailOwner(config: Config, subject: string, message: string): Promise<void> {
  const settings = { ...config, mailSubject: subject };
  const delivery = config.smtpUrl
    ? createSmtpDelivery(settings)
    : createMaildirDelivery(maildirOf(config), settings);
  try {
    await delivery.deliver({
      id: randomUUID(),
      name: "Your website",
      email: config.inquiryAddress,
      message,
      suspicion: null,
      createdAt: Date.now(),
      attempts: 1,
    });
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    throw new Error(error.advice ?? `The mail was not taken: ${error.message}`);
  } finally {
    delivery.close?.();
  }
}
