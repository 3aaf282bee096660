import { DeliveryFailure } from "./delivery.ts";

/** What nodemailer throws. `responseCode` and `response` come from the server, if it answered. */
interface SmtpError extends Error {
  code?: string;
  /** The command that failed: CONN (also for the greeting), EHLO, STARTTLS, AUTH PLAIN, MAIL FROM, RCPT TO, DATA. */
  command?: string;
  responseCode?: number;
  response?: string;
  /** The socket's error code, such as ECONNREFUSED; `code` is nodemailer's. */
  originalCode?: string;
  timeoutType?: string;
}

/** Classifies a failure by its cause. Only "rejected", a refusal of this message or its recipient, counts against the message. */
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
      `The mail server refuses the user name or the password in SMTP_URL (${status}). Correct them, with @ as %40 and # as %23; some providers require an app password.`,
    );
  }
  if (status === 530 || isRelayDenied(response)) {
    const todo = server.hasLogin ? "Check them in SMTP_URL." : "Add them to SMTP_URL.";
    return fail("login", `The mail server requires a user name and a password (${status}). ${todo}`);
  }
  if (command === "STARTTLS") return fail("encryption", noEncryption(server, String(status)));
  if (!isAboutClient(response) && isAboutSender(command, response)) {
    return fail(
      "sender",
      `The mail server does not let this account send from this address (${status}). Set MAIL_FROM to an address of the account in SMTP_URL, or allow this one there.`,
    );
  }
  if (isAboutClient(response) || !isAboutMessage(command, response)) {
    return fail(
      "refusal",
      `The mail server ${server.hostAndPort} refuses this machine (${status}). Often its IP address is on a blocklist: ask the server's operator, or set another mail server in SMTP_URL.`,
    );
  }
  return fail("rejected");
}

/** RFC 3463: 5.3.4 and 5.2.3 are about the size, which the server may refuse as early as MAIL FROM. */
const isTooLarge = (response: string) => /^552[ -]|\b5\.(3\.4|2\.3)\b/.test(response);

const isAboutMessage = (command: string, response: string) =>
  command === "RCPT TO" || command === "DATA" || (command === "MAIL FROM" && isTooLarge(response));

/**
 * Postfix and Exim report problems with the sender or the connection only at RCPT TO, so that their log has both addresses.
 * Microsoft reports them after the message (5.7.60, 5.2.252). RFC 3463: 5.1.7 and 5.1.8 are about the sender's address.
 */
function isAboutSender(command: string, response: string): boolean {
  if (command === "MAIL FROM") return !isTooLarge(response);
  return /\b5\.(1\.[78]|7\.60|2\.252)\b|Sender (address rejected|verify failed)|SendAsDenied/i.test(response);
}

/**
 * What servers say to a client that they refuse. All name the client or its address: "blocked" and "denied" alone may be about
 * the message, for example about a link in it.
 */
const clientRefusals = [
  // Postfix, its blocklists and its postscreen
  /(Client host|Helo command) rejected/i,
  /(Client host|client|Helo command) \[\S+\] blocked using/i,
  // Microsoft 365 and Outlook.com
  /banned sending IP/i,
  /messages from \[\S+\] weren't sent/i,
  // Exim's and cPanel's configuration
  /rejected because [\d.a-f:]+ is in a black list/i,
  /\[\S+\]\S* is in an RBL/i,
];

const isAboutClient = (response: string) => clientRefusals.some((refusal) => refusal.test(response));

/** What servers say that deliver to other domains only after a login. */
const relayRefusals = [
  // Postfix, Sendmail, Exim
  /relay(ing)? (access )?(denied|not permitted)/i,
  // cPanel's configuration of Exim
  /not permitted to relay/i,
  // Exchange
  /unable to relay/i,
  // qmail
  /allowed rcpthosts/i,
];

const isRelayDenied = (response: string) => relayRefusals.some((refusal) => refusal.test(response));

/** For failures without a status: the server is unreachable, unintelligible, or hung up. */
function explainSilence(error: SmtpError, server: Server): DeliveryFailure {
  const { message, timeoutType } = error;
  const code = error.originalCode ?? error.code ?? "EUNKNOWN";
  const { hostname, hostAndPort } = server;
  const fail = (kind: DeliveryFailure["kind"], advice?: string) =>
    new DeliveryFailure(kind, code, message.slice(0, 300), advice);
  // The message exceeds the SIZE that the server announced, so it was not even sent.
  if (error.code === "EMESSAGE") return fail("rejected");
  if (error.code === "EAUTH" || error.code === "ENOAUTH")
    return fail("login", `Could not log in to the mail server (${code}): check SMTP_URL.`);
  if (error.code === "EDNS") {
    return fail(
      "network",
      `No mail server was found under the name ${hostname} (${code}). Check its spelling in SMTP_URL; if it is right, DNS does not work on this machine.`,
    );
  }
  if (code === "ECONNREFUSED") {
    return fail(
      "network",
      `Nothing answers at ${hostAndPort} (${code}). Check host and port in SMTP_URL: most mail servers use smtps:// with port 465, or smtp:// with port 587.`,
    );
  }
  if (timeoutType === "CONNECT_TIMEOUT") {
    return fail(
      "network",
      `The connection to ${hostAndPort} timed out (${code}). Check host and port in SMTP_URL; a firewall, here or there, may block this port.`,
    );
  }
  if (!server.isEncrypted && isWithoutGreeting(error, hostAndPort)) {
    return fail(
      "network",
      `${hostAndPort} sent no greeting (${code}). If its port is encrypted from the start, as 465 is, write smtps:// in SMTP_URL.`,
    );
  }
  if (server.isEncrypted && isPlainText(`${code} ${message}`)) {
    return fail(
      "encryption",
      `${hostAndPort} is not encrypted from the start. In SMTP_URL write smtp:// instead of smtps://: the connection is then encrypted after the greeting, as on port 587.`,
    );
  }
  const isAboutTls =
    error.code === "ETLS" || /certificate|altnames|^ERR_(SSL|TLS)/i.test(`${code} ${message}`);
  if (isAboutTls) return fail("encryption", explainCertificate(message, code, server));
  return fail("network");
}

/** On an encrypted port, some servers hang up on a plain-text client, others wait. */
const isWithoutGreeting = ({ timeoutType, code }: SmtpError, hostAndPort: string) =>
  timeoutType === "GREETING_TIMEOUT" || (code === "ECONNECTION" && hostAndPort.endsWith(":465"));

/** OpenSSL's errors when it reads a plain-text greeting. */
const isPlainText = (text: string) =>
  /wrong.version.number|packet.length.too.long|unknown.protocol|record.layer/i.test(text);

const noEncryption = ({ hostAndPort }: Server, code: string) =>
  `${hostAndPort} offers no encryption (${code}), so the password is not sent. Use a port that does: usually smtps:// with port 465, or smtp:// with port 587.`;

function explainCertificate(message: string, code: string, server: Server): string {
  const { hostname, hostAndPort } = server;
  if (/altnames|cert's CN|cert's list/i.test(message)) {
    const names = namesIn(message);
    const subject = names.length > 0 ? `is for ${names.join(", ")}` : "is for no IP address";
    return `The certificate of ${hostAndPort} ${subject}, but SMTP_URL says ${hostname}. Use a name from the certificate in SMTP_URL.`;
  }
  if (/expired|not yet valid/i.test(message))
    return `The certificate of ${hostAndPort} is not valid today. The server's operator must renew it; if it is valid, this machine's clock is wrong.`;
  if (/self.signed|unable to (verify|get)/i.test(message))
    return `The certificate of ${hostAndPort} comes from an authority that this machine does not know. Use a name of the mail server that has a public certificate, or start the service with NODE_EXTRA_CA_CERTS=ca.pem, that authority's certificate.`;
  return noEncryption(server, code);
}

/**
 * Extracts b and *.c from 'Host: a. is not in the cert's altnames: DNS:b, DNS:*.c'. For an IP address, Node lists only IP
 * addresses. A certificate may hold any characters, so all but those of names are dropped.
 */
function namesIn(message: string): string[] {
  const [, list = ""] = /cert's (?:altnames|CN|list): (.*)$/s.exec(message) ?? [];
  return list
    .split(",")
    .map((name) => name.replace(/^\s*(DNS|IP Address):/, "").replaceAll(/[^\w.:*-]/g, ""))
    .filter((name) => name !== "")
    .slice(0, 5);
}
