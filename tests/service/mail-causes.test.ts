import { once } from "node:events";
import { readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { DeliveryFailure, type FailureKind } from "#service/delivery/delivery.ts";
import { createSmtpDelivery } from "#service/delivery/smtp-delivery.ts";
import { eventually, readReady, runInquiries, startPeer, startTestService } from "./harness.ts";
import type { Behaviour } from "./smtp-peer.ts";
import { expectEntry } from "./troubleshooting.ts";

const pem = (name: string) => readFileSync(join(import.meta.dirname, `certificates/${name}.pem`), "utf8");
const identityOf = (name: string) => ({ key: pem(name), cert: pem(name) });

// As if the authority were known: only the names and the days of these certificates are wrong.
const known = getCACertificates("default");
beforeAll(() => setDefaultCACertificates([...known, pem("named"), pem("expired")]));
afterAll(() => setDefaultCACertificates(known));

/** A server that greets and answers each line with the next answer, and then with the last one. Returns its port. */
async function startTalker(...answers: string[]): Promise<number> {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    const left = [...answers];
    const answer = () => socket.write(`${left.length > 1 ? left.shift() : left[0]}\r\n`);
    answer();
    socket.on("data", answer);
    onTestFinished(() => void socket.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const peerAt = async (options: Parameters<typeof startPeer>[0]) =>
  `smtp://resort:secret@127.0.0.1:${(await startPeer(options)).port}`;
const named = (url: string) => url.replace("127.0.0.1", "localhost");
const otherNames = /is for mail\.example\.com, \*\.mx\.example\.com, but SMTP_URL says localhost\./;
const encrypted = (url: string) => url.replace("smtp:", "smtps:");

/** What stands behind SMTP_URL; the failure's kind; what the owner reads at once, or nothing. */
const causes: Record<string, [() => string | Promise<string>, FailureKind, (RegExp | undefined)?]> = {
  "554 at the greeting": [
    () => peerAt({ behaviour: { refuseConnection: 554 } }),
    "refusal",
    /refuses this machine/,
  ],
  "550 at EHLO": [
    async () => `smtp://127.0.0.1:${await startTalker("220 here", "550 go away")}`,
    "refusal",
    /refuses this machine \(550\)/,
  ],
  "a client that Postfix blocks": [
    () =>
      peerAt({ behaviour: { refuseRecipient: 554, says: "<a[192.0.2.1]>: Client host rejected: blocked" } }),
    "refusal",
    /refuses this machine/,
  ],
  "a wrong password": [
    () => peerAt({ behaviour: { refuseLogin: 535 } }),
    "login",
    /user name or the password in SMTP_URL \(535\)/,
  ],
  "a login that is refused for now": [() => peerAt({ behaviour: { refuseLogin: 454 } }), "temporary"],
  "no login where one is wanted": [
    async () => (await peerAt({ behaviour: { refuseSender: 530 } })).replace("resort:secret@", ""),
    "login",
    /Add them to SMTP_URL/,
  ],
  "a server that sends for nobody": [
    () => peerAt({ behaviour: { refuseRecipient: 554, says: "5.7.1 Relay access denied" } }),
    "login",
    /user name and a password/,
  ],
  "a sender that is not allowed": [
    () => peerAt({ behaviour: { refuseSender: 553 } }),
    "sender",
    /Set MAIL_FROM/,
  ],
  "the same, told at the recipient": [
    () =>
      peerAt({
        behaviour: { refuseRecipient: 553, says: "5.7.1 <a@b.example>: Sender address rejected: no" },
      }),
    "sender",
    /Set MAIL_FROM/,
  ],
  "the same, told after the message": [
    () =>
      peerAt({ behaviour: { refuseMessage: 550, says: "5.7.60 Client has no permission to send as this" } }),
    "sender",
    /Set MAIL_FROM/,
  ],
  "a message that is too large": [
    () => peerAt({ behaviour: { refuseSender: 552, says: "5.3.4 Message too large" } }),
    "rejected",
  ],
  "a refused recipient": [() => peerAt({ behaviour: { refuseRecipient: 550 } }), "rejected"],
  "a refused message": [() => peerAt({ behaviour: { refuseMessage: 554 } }), "rejected"],
  "a full mailbox": [() => peerAt({ behaviour: { refuseRecipient: 452 } }), "temporary"],
  "421 at the greeting": [() => peerAt({ behaviour: { refuseConnection: 421 } }), "network"],
  "a server that hangs up": [() => peerAt({ behaviour: "lost acknowledgement" }), "network"],
  "smtps:// at a port that begins without encryption": [
    async () => encrypted(await peerAt({ offersTls: true })),
    "encryption",
    /write smtp:\/\/ instead of smtps:\/\//,
  ],
  "smtp:// at a port that is encrypted from the start": [
    () => peerAt({ isEncrypted: true }),
    "network",
    /sent no greeting .* write smtps:\/\//,
  ],
  "no encryption": [
    async () => `smtp://127.0.0.1:${await startTalker("220 here", "250-here\r\n250 STARTTLS", "502 no")}`,
    "encryption",
    /offers no encryption \(502\)/,
  ],
  "a certificate for other names": [
    async () => named(encrypted(await peerAt({ isEncrypted: true, identity: identityOf("named") }))),
    "encryption",
    otherNames,
  ],
  "a certificate for other names, after STARTTLS": [
    async () => named(await peerAt({ offersTls: true, identity: identityOf("named") })),
    "encryption",
    otherNames,
  ],
  "a certificate without this number": [
    () => peerAt({ offersTls: true, identity: identityOf("named") }),
    "encryption",
    /is for no IP address, but SMTP_URL says 127\.0\.0\.1\./,
  ],
  "a certificate that has expired": [
    async () => encrypted(await peerAt({ isEncrypted: true, identity: identityOf("expired") })),
    "encryption",
    /is not valid today/,
  ],
  "a certificate of an unknown authority": [
    () => peerAt({ offersTls: true, identity: identityOf("unknown") }),
    "encryption",
    /authority that this machine does not know/,
  ],
  "a closed port": [() => "smtp://127.0.0.1:9", "network", /Nothing answers at 127\.0\.0\.1:9 .*port 465/],
  "a misspelt host": [() => "smtp://mail.kafal.invalid", "network", /name mail\.kafal\.invalid .*spelling/],
};

type Refusal = "refusal" | "login" | "sender" | "rejected";

/** How well-known servers refuse at the sender, the recipient or the message; and what they refuse. */
const refusals: Record<string, [Behaviour, Refusal]> = {
  "Postfix's blocklist": [
    {
      refuseRecipient: 554,
      says: "5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org",
    },
    "refusal",
  ],
  "Postfix's postscreen": [
    {
      refuseRecipient: 550,
      says: "5.7.1 Service unavailable; client [192.0.2.1] blocked using bl.spamcop.net",
    },
    "refusal",
  ],
  "Exim's blocklist": [
    { refuseRecipient: 550, says: "rejected because 192.0.2.1 is in a black list at zen.spamhaus.org" },
    "refusal",
  ],
  "cPanel's blocklist": [
    {
      refuseRecipient: 550,
      says: "JunkMail rejected - a.example (b) [192.0.2.1]:38202 is in an RBL, see https://spamhaus.org",
    },
    "refusal",
  ],
  "Microsoft 365's blocklist": [
    { refuseRecipient: 550, says: "5.7.606 Access denied, banned sending IP [192.0.2.1]" },
    "refusal",
  ],
  "Microsoft 365's blocklist, told after the message": [
    { refuseMessage: 550, says: "5.7.606 Access denied, banned sending IP [192.0.2.1]" },
    "refusal",
  ],
  "Outlook.com's blocklist": [
    { refuseSender: 550, says: "5.7.1 Unfortunately, messages from [192.0.2.1] weren't sent. (S3140)" },
    "refusal",
  ],
  "Exim without a login": [{ refuseRecipient: 550, says: "relay not permitted" }, "login"],
  "cPanel without a login": [
    {
      refuseRecipient: 550,
      says: "a.example [192.0.2.1]:38202 is not permitted to relay through this server without authentication",
    },
    "login",
  ],
  "Exchange without a login": [{ refuseRecipient: 550, says: "5.7.1 Unable to relay" }, "login"],
  "qmail without a login": [
    {
      refuseRecipient: 553,
      says: "sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)",
    },
    "login",
  ],
  "Exim's check of the sender": [{ refuseRecipient: 550, says: "Sender verify failed" }, "sender"],
  "a recipient without a mailbox": [
    { refuseRecipient: 550, says: "5.5.0 Requested action not taken: mailbox unavailable" },
    "rejected",
  ],
  "a recipient that takes no mail from outside": [
    { refuseRecipient: 550, says: "5.7.1 <a@b.example>: Recipient address rejected: Access denied" },
    "rejected",
  ],
  "a message that looks like spam": [
    { refuseMessage: 554, says: "5.7.1 Message rejected: content blocked, client not to blame" },
    "rejected",
  ],
  "a blocked link in the message": [
    { refuseMessage: 550, says: "5.7.1 rejected: a link to [bad.example] is blocked using dbl.spamhaus.org" },
    "rejected",
  ],
};

const adviceFor: Partial<Record<Refusal, RegExp>> = {
  refusal: /refuses this machine \(55\d\)/,
  login: /user name and a password \(55\d\)/,
  sender: /Set MAIL_FROM/,
};

for (const [name, [behaviour, kind]] of Object.entries(refusals))
  causes[name] = [() => peerAt({ behaviour }), kind, adviceFor[kind]];

test.each(Object.entries(causes))("%s", async (_, [makeUrl, kind, advice]) => {
  const smtpUrl = await makeUrl();
  const own = {
    inquiryAddress: "stay@resort.example",
    mailFrom: "site@resort.example",
    mailSubject: "Inquiry",
  };
  const limits = { greetingMs: 1000, silenceMs: 3000, sendMs: 10_000 };
  const delivery = createSmtpDelivery({ ...own, smtpUrl }, limits);
  onTestFinished(() => delivery.close?.());
  const id = crypto.randomUUID();
  const inquiry = { id, name: "Asha", email: "asha@example.com", message: "", suspicion: null };
  const failure = await delivery.deliver({ ...inquiry, createdAt: 0, attempts: 1 }).catch((error) => error);
  expect(failure).toBeInstanceOf(DeliveryFailure);
  expect(failure.kind, failure.message).toBe(kind);
  if (advice) expect(failure.advice).toMatch(advice);
  else expect(failure.advice).toBeUndefined();
  if (failure.advice) expectEntry(failure.advice);
  // A remedy that gives up encryption is none, and a sentence for the log holds no secret.
  expect(String(failure.advice)).not.toMatch(/requireTLS|rejectUnauthorized|secret/);
});

test("the sentence is on /ready, in the log and in test-mail; the log says it once", async () => {
  const peer = await startPeer({ behaviour: { refuseSender: 553 } });
  const settings = { SMTP_URL: peer.url };
  const { post, address, lines, clock } = await startTestService({ settings });
  const { id } = await post();
  const sentence = /does not let this account send/;
  await eventually(async () => sentence.test((await readReady(address)).problems.join()));
  clock.now += 3600_000;
  await eventually(() => lines.filter((line) => line.startsWith("postponed")).length === 2);
  expect(await readReady(address)).toMatchObject({ waiting: 1, deadLetters: 0 });
  expect(lines.filter((line) => sentence.test(line))).toHaveLength(1);
  await expect(runInquiries(["test-mail"], settings)).rejects.toThrow(sentence);
  peer.behaviour = "accept";
  clock.now += 3600_000;
  await eventually(() => peer.counts.get(id) === 1);
  await eventually(async () => (await readReady(address)).ready);
});
