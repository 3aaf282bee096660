import { DeliveryFailure } from "./delivery.ts";

interface SmtpError {
  code?: string;
  responseCode?: number;
  message?: string;
}

/** Sorts what nodemailer throws by what the outbox should do about it. */
export function classifyFailure(thrown: unknown): DeliveryFailure {
  const { code = "EUNKNOWN", responseCode, message = "no reason given" } = thrown as SmtpError;
  return new DeliveryFailure(
    kindOf(code, responseCode, message),
    responseCode ? String(responseCode) : code,
    message.slice(0, 300),
  );
}

function kindOf(code: string, responseCode: number | undefined, message: string) {
  // 454 is the account server being away, 421 the whole server: neither says anything about the password.
  if (responseCode === 421) return "network";
  if (responseCode !== undefined && responseCode >= 400 && responseCode < 500) return "temporary";
  // 530 wants a login or TLS first: a setting is wrong, not this message.
  if (code === "EAUTH" || responseCode === 530 || responseCode === 535) return "login";
  if (responseCode !== undefined && responseCode >= 500) return "rejected";
  // The platform's sentence about a certificate comes with the code of the socket.
  if (code === "ETLS" || /certificate/i.test(message)) return "encryption";
  return "network";
}
