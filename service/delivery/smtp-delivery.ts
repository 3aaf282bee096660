import { createTransport, type SendMailOptions } from "nodemailer";
import { composeMail, type MailSettings } from "./compose-mail.ts";
import { type Delivery, DeliveryFailure, type Mailable } from "./delivery.ts";
import { explainSmtpFailure } from "./explain-smtp-failure.ts";

/** Timeouts for the greeting, for each answer, and for a whole delivery, which must end before the outbox's lease. */
export const smtpLimits = { greetingMs: 10_000, silenceMs: 30_000, sendMs: 60_000 };

const concurrency = 4;

export function createSmtpDelivery(
  settings: MailSettings & { smtpUrl: string },
  limits = smtpLimits,
): Delivery {
  const { send, close } = createMailer(settings.smtpUrl, limits);
  const deliver = (inquiry: Mailable) => send(composeMail(inquiry, settings));
  return { deliver, close, isMetered: true, concurrency };
}

/** `send` rejects with a DeliveryFailure. */
export function createMailer(smtpUrl: string, limits = smtpLimits) {
  const transport = createTransport({
    url: smtpUrl,
    ...encryptionFor(smtpUrl),
    pool: true,
    maxConnections: concurrency,
    // The outbox counts and spaces the attempts, so the pool must not retry.
    maxRequeues: 0,
    connectionTimeout: limits.greetingMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.silenceMs,
    // Many servers close an idle connection after a minute; a stale one would cost an attempt.
    idleTimeout: 15_000,
  });

  async function send(mail: SendMailOptions): Promise<void> {
    // Not AbortSignal.timeout: its timer would keep a Durable Object in memory after the mail is sent.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), limits.sendMs);
    try {
      // After a 250 the server is responsible for the message (RFC 5321, 6.1), whatever follows.
      const { rejected } = await transport.sendMail({ ...mail, signal: late.signal });
      if (rejected?.length) throw new DeliveryFailure("rejected", "EENVELOPE", "The recipient was refused.");
    } catch (error) {
      throw error instanceof DeliveryFailure ? error : explainSmtpFailure(error as Error, smtpUrl);
    } finally {
      clearTimeout(timer);
    }
  }

  return { send, close: () => transport.close({ force: true }) };
}

/**
 * STARTTLS is required where a password is sent: an attacker on the network could hide the offer and read the password. With
 * `?requireTLS=false` the owner vouches for the network; any certificate is accepted then.
 */
export function encryptionFor(url: string) {
  const { hostname, username, searchParams } = new URL(url);
  if (searchParams.get("requireTLS") === "false")
    return { requireTLS: false, tls: { rejectUnauthorized: false } };
  const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return { requireTLS: username !== "" && !isLoopback };
}
