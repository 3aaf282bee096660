import { type Delivery, DeliveryFailure } from "#service/delivery/delivery.ts";
import { createSmtpDelivery } from "#service/delivery/smtp-delivery.ts";
import type { EdgeSettings } from "./edge-settings.ts";
import { createPlatformDelivery } from "./platform-delivery.ts";

/** A mail server if one is set, else the platform's own mail. */
export function chooseDelivery(settings: EdgeSettings, mail: SendEmail | undefined): Delivery {
  if (settings.smtpUrl) return createSmtpDelivery(settings);
  return mail ? createPlatformDelivery(mail, settings) : noDelivery;
}

/** A missing setting never counts as sent. */
const noDelivery: Delivery = {
  deliver: async () => {
    throw new DeliveryFailure("setup", "ENOWAY", "No SMTP_URL and no send_email binding.");
  },
  isMetered: true,
  concurrency: 1,
};
