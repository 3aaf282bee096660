import { createTransport } from "nodemailer";
import type { Claimed } from "#service/domain/inquiry.ts";
import { classifyFailure } from "./classify-failure.ts";
import { composeMail } from "./compose-mail.ts";
import { type Delivery, DeliveryFailure } from "./delivery.ts";

export interface SmtpLimits {
  /** Until the server greets. */
  greetingMs: number;
  /** Between two answers. */
  silenceMs: number;
  /** One whole delivery; must stay under the outbox's lease. */
  sendMs: number;
}

export const smtpLimits: SmtpLimits = { greetingMs: 10_000, silenceMs: 30_000, sendMs: 60_000 };

export function createSmtpDelivery(url: string, address: string, limits: SmtpLimits = smtpLimits): Delivery {
  const concurrency = 4;
  const transport = createTransport({
    url,
    requireTLS: requiresTls(url),
    pool: true,
    maxConnections: concurrency,
    // The pool would retry behind the outbox's back, which counts and spaces the attempts.
    maxRequeues: 0,
    connectionTimeout: limits.greetingMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.silenceMs,
    // Many servers close an idle connection after a minute; a stale one would cost an attempt.
    idleTimeout: 15_000,
  });

  async function deliver(inquiry: Claimed) {
    const mail = composeMail(inquiry, address);
    const signal = AbortSignal.timeout(limits.sendMs);
    try {
      const { rejected } = await transport.sendMail({ ...mail, signal });
      if (rejected?.length) throw new DeliveryFailure("rejected", "EENVELOPE", "The recipient was refused.");
    } catch (error) {
      throw error instanceof DeliveryFailure ? error : classifyFailure(error);
    }
  }

  return { deliver, close: () => transport.close({ force: true }), isMetered: true, concurrency };
}

/**
 * Otherwise anyone between us and the server could hide its STARTTLS and read the password. The owner's
 * `?requireTLS=false` in the URL wins.
 */
export function requiresTls(url: string): boolean {
  const { hostname, username } = new URL(url);
  return username !== "" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}
