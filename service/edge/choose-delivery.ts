import { type Delivery, DeliveryFailure } from "#service/delivery/delivery.ts";
import { createEmailJsDelivery } from "#service/delivery/emailjs-delivery.ts";
import { createSmtpDelivery } from "#service/delivery/smtp-delivery.ts";
import type { EdgeSettings } from "./edge-settings.ts";
import { createPlatformDelivery } from "./platform-delivery.ts";
import { createRestingDelivery } from "./resting-delivery.ts";

/** A mail server if one is set, else an EmailJS account, else the platform's own mail. */
export function chooseDelivery(settings: EdgeSettings, mail: SendEmail | undefined): Delivery {
  if (settings.smtpUrl)
    return createRestingDelivery(() => createSmtpDelivery({ url: settings.smtpUrl }, settings));
  if (settings.emailJs) return createEmailJsDelivery(settings.emailJs);
  return mail ? createPlatformDelivery(mail, settings) : noWay;
}

/** Nothing is ever taken for sent because a setting is missing. */
const noWay: Delivery = {
  deliver: async () => {
    throw new DeliveryFailure("relay", "ENOWAY", "No SMTP_URL, no EMAILJS_URL and no send_email binding.");
  },
  close: () => {},
  isMetered: true,
  concurrency: 1,
};
