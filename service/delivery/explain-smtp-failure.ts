import { DeliveryFailure } from "./delivery.ts";

/** What nodemailer throws. `responseCode` and `response` are the server's, if it answered. */
interface SmtpError extends Error {
  code?: string;
  /** What was answered or tried: CONN (also for the greeting), EHLO, STARTTLS, AUTH PLAIN, MAIL FROM, RCPT TO, DATA. */
  command?: string;
  responseCode?: number;
  response?: string;
  /** Of the socket, such as ECONNREFUSED, where `code` is nodemailer's. */
  originalCode?: string;
  timeoutType?: string;
}

/** By its cause: only a refusal of this message or its recipient counts against the message. */
export function explainSmtpFailure(error: SmtpError, smtpUrl: string): DeliveryFailure {
  const server = serverOf(smtpUrl);
  return error.responseCode
    ? explainAnswer(error, error.responseCode, server)
    : explainSilence(error, server);
}

type Server = ReturnType<typeof serverOf>;

function serverOf(smtpUrl: string) {
  const { hostname, port, protocol, username } = new URL(smtpUrl);
  const isEncrypted = protocol === "smtps:";
  const hostAndPort = `${hostname}:${port || (isEncrypted ? 465 : 587)}`;
  return { hostname, hostAndPort, isEncrypted, hasLogin: username !== "" };
}

function explainAnswer(error: SmtpError, status: number, server: Server): DeliveryFailure {
  const { command = "", response = "", message } = error;
  const fail = (kind: DeliveryFailure["kind"], advice?: string) =>
    new DeliveryFailure(kind, String(status), message.slice(0, 300), advice);
  if (status === 421) return fail("network");
  if (status < 500) return fail("temporary");
  if (error.code === "EAUTH" || command.startsWith("AUTH")) {
    return fail(
      "login",
      `The mail server refuses the user name or the password in SMTP_URL (${status}). Correct them, with @ as %40 and # as %23; some providers want a password that is made for one program.`,
    );
  }
  if (status === 530 || isRelayDenied(response)) {
    const todo = server.hasLogin ? "Check them in SMTP_URL." : "Write them into SMTP_URL.";
    return fail("login", `The mail server wants a user name and a password first (${status}). ${todo}`);
  }
  if (command === "STARTTLS") return fail("encryption", noEncryption(server, String(status)));
  if (isOfSender(command, response)) {
    return fail(
      "sender",
      `The mail server does not let this account send from this address (${status}). Set MAIL_FROM to an address of the account in SMTP_URL, or allow this one there.`,
    );
  }
  if (isOfClient(response) || !isOfMessage(command, response)) {
    return fail(
      "refusal",
      `The mail server ${server.hostAndPort} refuses this machine (${status}). Its operator can say why, often because the machine's address is blocked; or name another mail server in SMTP_URL.`,
    );
  }
  return fail("rejected");
}

/** RFC 3463: 5.3.4 and 5.2.3 are about the size, which the server may name as soon as it knows it. */
const isTooLarge = (response: string) => /^552[ -]|\b5\.(3\.4|2\.3)\b/.test(response);

const isOfMessage = (command: string, response: string) =>
  command === "RCPT TO" || command === "DATA" || (command === "MAIL FROM" && isTooLarge(response));

/**
 * Postfix says at the recipient what it has found at the sender or at the connection, so that its log names both. Microsoft
 * says it after the message (5.7.60, 5.2.252). RFC 3463: 5.1.7 and 5.1.8 are the sender's address.
 */
function isOfSender(command: string, response: string): boolean {
  if (command === "MAIL FROM") return !isTooLarge(response);
  return /\b5\.(1\.[78]|7\.60|2\.252)\b|Sender address rejected|SendAsDenied/i.test(response);
}

const isOfClient = (response: string) => /(Client host|Helo command) rejected/i.test(response);

const isRelayDenied = (response: string) => /relay(ing)? (access )?denied/i.test(response);

/** Without a status: the server cannot be reached, is not understood, or has hung up. */
function explainSilence(error: SmtpError, server: Server): DeliveryFailure {
  const { message, timeoutType } = error;
  const code = error.originalCode ?? error.code ?? "EUNKNOWN";
  const { hostname, hostAndPort } = server;
  const fail = (kind: DeliveryFailure["kind"], advice?: string) =>
    new DeliveryFailure(kind, code, message.slice(0, 300), advice);
  // Larger than the server has announced: found out before the message is sent.
  if (error.code === "EMESSAGE") return fail("rejected");
  if (error.code === "EAUTH" || error.code === "ENOAUTH")
    return fail("login", `The login at the mail server is not possible (${code}): check SMTP_URL.`);
  if (error.code === "EDNS") {
    return fail(
      "network",
      `No mail server was found at the name ${hostname} (${code}). Check its spelling in SMTP_URL; if it is right, this machine cannot look names up.`,
    );
  }
  if (code === "ECONNREFUSED") {
    return fail(
      "network",
      `Nothing answers at ${hostAndPort} (${code}). Check host and port in SMTP_URL: most mail servers have smtps:// with port 465, or smtp:// with port 587.`,
    );
  }
  if (timeoutType === "CONNECT_TIMEOUT") {
    return fail(
      "network",
      `No connection to ${hostAndPort} came about (${code}). Check host and port in SMTP_URL; a firewall, here or there, may close this port.`,
    );
  }
  if (!server.isEncrypted && isWithoutGreeting(error, hostAndPort)) {
    return fail(
      "network",
      `${hostAndPort} does not greet (${code}). If its port is encrypted from the beginning, as 465 is, write smtps:// in SMTP_URL.`,
    );
  }
  if (server.isEncrypted && isPlainText(`${code} ${message}`)) {
    return fail(
      "encryption",
      `${hostAndPort} is not encrypted from the beginning. Write smtp:// in place of smtps:// in SMTP_URL: the connection is then encrypted after the greeting. Port 587 is of this kind.`,
    );
  }
  const isAboutTls =
    error.code === "ETLS" || /certificate|altnames|^ERR_(SSL|TLS)/i.test(`${code} ${message}`);
  if (isAboutTls) return fail("encryption", explainCertificate(message, code, server));
  return fail("network");
}

/** Some servers hang up, others wait. */
const isWithoutGreeting = ({ timeoutType, code }: SmtpError, hostAndPort: string) =>
  timeoutType === "GREETING_TIMEOUT" || (code === "ECONNECTION" && hostAndPort.endsWith(":465"));

/** What OpenSSL makes of a greeting. */
const isPlainText = (text: string) =>
  /wrong.version.number|packet.length.too.long|unknown.protocol|record.layer/i.test(text);

const noEncryption = ({ hostAndPort }: Server, code: string) =>
  `${hostAndPort} offers no encryption (${code}), so the password is not sent. Use the port of this mail server that does: mostly smtps:// with port 465, or smtp:// with port 587.`;

function explainCertificate(message: string, code: string, server: Server): string {
  const { hostname, hostAndPort } = server;
  if (/altnames|cert's CN|cert's list/i.test(message)) {
    const names = namesIn(message);
    const own = names.length > 0 ? `is for ${names.join(", ")}` : "names no number";
    return `The certificate of ${hostAndPort} ${own}, and SMTP_URL says ${hostname}. Write a name of the certificate into SMTP_URL.`;
  }
  if (/expired|not yet valid/i.test(message))
    return `The certificate of ${hostAndPort} is not valid today. Its operator must renew it; if it is valid, this machine's clock is wrong.`;
  if (/self.signed|unable to (verify|get)/i.test(message))
    return `The certificate of ${hostAndPort} comes from an authority that this machine does not know. Use a name of the mail server with a public certificate, or start the service with NODE_EXTRA_CA_CERTS=ca.pem, the file of its authority.`;
  return noEncryption(server, code);
}

/** 'Host: a. is not in the cert's altnames: DNS:b, DNS:*.c' becomes b, *.c. For a number only its numbers are told. A certificate may hold any letters. */
function namesIn(message: string): string[] {
  const [, list = ""] = /cert's (?:altnames|CN|list): (.*)$/s.exec(message) ?? [];
  return list
    .split(",")
    .map((name) => name.replace(/^\s*(DNS|IP Address):/, "").replaceAll(/[^\w.:*-]/g, ""))
    .filter((name) => name !== "")
    .slice(0, 5);
}
