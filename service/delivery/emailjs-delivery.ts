import type { EmailJsAccount } from "#service/config/read-settings.ts";
import type { Claimed } from "#service/domain/inquiry.ts";
import { acknowledgement, sendPath } from "#shared/inquiry.ts";
import { composeSubject } from "./compose-mail.ts";
import { type Delivery, DeliveryFailure, withTimeLimit } from "./delivery.ts";

const sendMs = 30_000;

/**
 * Relays what is stored already through an EmailJS account, whose template says who gets the mail. Its API takes
 * one request a second, so there is one at a time; more come back as 429 and go out later.
 */
export function createEmailJsDelivery(account: EmailJsAccount, mailSubject: string): Delivery {
  async function deliver(inquiry: Claimed) {
    const { id, name, email, message, about, suspicion, createdAt } = inquiry;
    const body = JSON.stringify({
      service_id: account.serviceId,
      template_id: account.templateId,
      user_id: account.publicKey,
      accessToken: account.privateKey,
      template_params: {
        inquiry_id: id,
        name,
        email,
        message,
        about: about ?? "",
        subject: composeSubject(mailSubject, inquiry),
        suspicion: suspicion ?? "",
        received: new Date(createdAt).toISOString(),
      },
    });
    const { status, text } = await withTimeLimit(sendMs, async (signal) => {
      const headers = { "Content-Type": "application/json" };
      // A redirect would lead to a server that promised nothing.
      const request = { method: "POST", headers, body, redirect: "manual", signal } as const;
      const answer = await fetch(account.origin + sendPath, request);
      return { status: answer.status, text: await answer.text() };
    }).catch((error: Error) => {
      throw new DeliveryFailure("network", error.name === "TimeoutError" ? "ETIMEDOUT" : "ECONNECTION", "");
    });
    // A proxy's own page may have status 200, too.
    if (status === 200 && text === acknowledgement) return;
    if (status === 200) throw new DeliveryFailure("network", "EBODY", "The answer was not OK.");
    throw new DeliveryFailure(kindOf(status), String(status), text.slice(0, 300));
  }

  return { deliver, close: () => {}, isMetered: true, concurrency: 1 };
}

/** 4xx is about keys, template or quota, which concern every inquiry: no reason to give one up early. */
function kindOf(status: number) {
  if (status === 429) return "temporary";
  return status >= 400 && status < 500 ? "relay" : "network";
}
