import { randomUUID } from "node:crypto";
import type { Settings } from "#service/config/read-settings.ts";
import { DeliveryFailure } from "#service/delivery/delivery.ts";
import { createSmtpDelivery } from "#service/delivery/smtp-delivery.ts";
import { explainTrouble } from "#service/outbox/mail-server-health.ts";

/** Sends what an inquiry would look like. Throws a sentence that says what to change. */
export async function sendTestMail(settings: Settings & { smtpCa?: string | undefined }): Promise<string> {
  const { inquiryAddress, smtpUrl, smtpCa } = settings;
  if (!smtpUrl)
    throw new Error("No SMTP_URL is set, so nothing can be mailed. docs/running.md says how to set it.");
  const delivery = createSmtpDelivery({ url: smtpUrl, ca: smtpCa }, settings);
  const { host } = new URL(smtpUrl);
  try {
    await delivery.deliver({
      id: randomUUID(),
      name: "Test",
      email: inquiryAddress,
      message: "This is a test mail: an inquiry will look like this, with the guest's words here.",
      about: null,
      suspicion: null,
      createdAt: Date.now(),
      attempts: 1,
    });
    return `${host} has taken a test mail for ${inquiryAddress}. Look for it there, also among spam.`;
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    throw new Error(explainTrouble(error) ?? `${host} has not taken the mail: ${error.message}`);
  } finally {
    delivery.close();
  }
}
