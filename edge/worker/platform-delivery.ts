import { EmailMessage } from "cloudflare:email";
import { composeEml, type MailSettings } from "#service/delivery/compose-mail.ts";
import { type Delivery, DeliveryFailure } from "#service/delivery/delivery.ts";
import { isTemporary } from "./platform-failure.ts";

/** Delivers by Cloudflare's mail. It replaces the Message-ID, so only X-Inquiry-Id identifies a second copy. */
export function createPlatformDelivery(mail: SendEmail | undefined, settings: MailSettings): Delivery {
  return {
    async deliver(inquiry) {
      // A missing setting must never count as sent.
      if (!mail) throw setupFailure("ENOWAY", "No SMTP_URL and no send_email binding.");
      const eml = new TextDecoder().decode(await composeEml(inquiry, settings));
      try {
        await mail.send(new EmailMessage(settings.mailFrom, settings.inquiryAddress, eml));
      } catch (error) {
        const { code, message = "" } = error as { code?: string; message?: string };
        if (code !== undefined && !isTemporary(code)) throw setupFailure(code, message);
        throw new DeliveryFailure("temporary", code ?? "ESENDEMAIL", message.slice(0, 300));
      }
    },
    isMetered: true,
    concurrency: 4,
  };
}

const setupFailure = (code: string, message: string) =>
  new DeliveryFailure(
    "setup",
    code,
    message.slice(0, 300),
    `Cloudflare's mail refuses the sender or the recipient (${code}): see docs/edge.md for what to set up.`,
  );
