import { type Delivery, DeliveryFailure } from "#service/delivery/delivery.ts";
import { createSmtpDelivery } from "#service/delivery/smtp-delivery.ts";
import type { EdgeSettings } from "./edge-settings.ts";
import { createPlatformDelivery } from "./platform-delivery.ts";

/** A mail server if one is set, else the platform's own mail. */
export function chooseDelivery(settings: EdgeSettings, mail: SendEmail | undefined): Delivery {
  if (settings.smtpUrl)
    return createRestingDelivery(() => createSmtpDelivery({ url: settings.smtpUrl }, settings));
  return mail ? createPlatformDelivery(mail, settings) : noDelivery;
}

/** A missing setting never counts as sent. */
const noDelivery: Delivery = {
  deliver: async () => {
    throw new DeliveryFailure("setup", "ENOWAY", "No SMTP_URL and no send_email binding.");
  },
  close: () => {},
  isMetered: true,
  concurrency: 1,
};

/** The next mail of a queue uses the same connections. */
const restMs = 500;

/**
 * Opens `create`'s connections with the first delivery and closes them soon after the last: an open socket keeps
 * the object in memory, where it is paid for.
 */
function createRestingDelivery(create: () => Delivery): Delivery {
  let open: Delivery | undefined;
  let underWay = 0;
  let closing: number | null = null;
  const { isMetered, concurrency } = create();

  async function deliver(inquiry: Parameters<Delivery["deliver"]>[0]) {
    clearTimeout(closing);
    open ??= create();
    underWay += 1;
    try {
      await open.deliver(inquiry);
    } finally {
      underWay -= 1;
      if (underWay === 0) closing = setTimeout(close, restMs);
    }
  }

  function close() {
    open?.close();
    open = undefined;
  }

  return { deliver, close, isMetered, concurrency };
}
