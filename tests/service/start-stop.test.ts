import { describe, expect, test } from "vitest";
import { readConfig } from "#service/node/read-config.ts";
import { sendPath } from "#shared/inquiry.ts";
import { eventually, inquiryBody, postInquiry, readReady, startPeer, startProcess } from "./harness.ts";
import { openSocket } from "./raw-socket.ts";
import type { Behaviour } from "./smtp-peer.ts";

test("a start says where the site is and where inquiries go, and never the password", async () => {
  const service = startProcess();
  const address = await service.address();
  await eventually(() => service.said.out.split("\n").length > 2);
  expect(service.said.out).toContain(`Test Ridge is served on ${address}\n`);
  expect(service.said.out).toContain(`written to files in ${service.dataDir}/Maildir instead of mailed`);
  expect(await service.end()).toBe(0);

  const SMTP_URL = "smtps://me:secret@mail.example.com:465";
  const mailing = startProcess({ SMTP_URL, INQUIRY_ADDRESS: "stay@example.com" });
  await eventually(() => /sent to stay@example.com through mail.example.com:465/.test(mailing.said.out));
  expect(mailing.said.out + mailing.said.err).not.toContain("secret");
});

test.each([
  ["PORT", "70000"],
  ["INQUIRY_ADDRESS", "nobody"],
  ["SMTP_URL", "mail.example.com"],
  ["SMTP_URL", "smtp://me:12#3@mail.example.com"],
  ["SMTP_URL", "smtp://me:12%@mail.example.com"],
  ["TRUST_PROXY_HOPS", "-1"],
  ["ALLOWED_ORIGINS", "https://www.example.com/"],
  ["RATE_PER_IP", "0"],
  ["RATE_GLOBAL", "many"],
  ["MAIL_PER_HOUR", "0"],
  ["RETENTION_DAYS", "1.5"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_SUBJECT", "Inquiry of {guest}"],
])("%s=%s is refused with a sentence that names it", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} .*\\.$`));
});

test.each([
  [{ HOST: "not a host" }, "HOST not a host"],
  [{ SITE_DIR: "nowhere" }, "There is no built site"],
])("%j stops the start with one sentence", async (settings: Record<string, string>, sentence) => {
  const { ended, said } = startProcess(settings);
  expect([await ended, said.out]).toEqual([1, ""]);
  expect(said.err).toMatch(new RegExp(`^(\\S+ release taken over .*\n)?${sentence}[^\n]*\n$`));
});

test("a second process on one data directory refuses to start", async () => {
  const first = startProcess();
  await first.address();
  const second = startProcess({}, first.folder);
  expect(await second.ended).toBe(1);
  expect(second.said.err).toContain("Another service uses the data directory");
  await first.end("SIGKILL");
  await startProcess({}, first.folder).address();
});

describe("SIGTERM", () => {
  test("followed by another signal, as npm passes it on, does not interrupt a delivery", async () => {
    const peer = await startPeer({ behaviour: { acceptAfterMs: 300 } });
    const service = startProcess({ SMTP_URL: peer.url });
    await postInquiry(await service.address());
    await eventually(() => peer.received.length === 1);
    service.child.kill("SIGINT");
    expect(await service.end()).toBe(0);
    const again = startProcess({ SMTP_URL: peer.url }, service.folder);
    const ready = await readReady(await again.address());
    expect([ready.waiting, peer.received.length]).toEqual([0, 1]);
  });

  test("lets a guest's running request end", async () => {
    const service = startProcess();
    const socket = openSocket(await service.address());
    const body = JSON.stringify(inquiryBody());
    const head = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`);
    await postInquiry(await service.address());
    service.child.kill("SIGTERM");
    socket.write(body.slice(20));
    await eventually(() => socket.received().startsWith("HTTP/1.1 200 OK"));
    expect(await service.ended).toBe(0);
  });
});

/** What the mail server does with a first try, and how many mails it has taken by then. */
test.each<[string, Behaviour, number]>([
  ["after the acknowledgement loses nothing: the next start sends it", "silent", 0],
  ["after the mail server's, before it is noted, causes only a copy of the mail", "silent after data", 1],
])("kill -9 %s", async (_, behaviour, taken) => {
  const peer = await startPeer({ behaviour });
  const first = startProcess({ SMTP_URL: peer.url });
  const { id, status } = await postInquiry(await first.address());
  expect(status).toBe(200);
  await eventually(() => peer.received.length === taken);
  await first.end("SIGKILL");
  peer.behaviour = "accept";
  startProcess({ SMTP_URL: peer.url }, first.folder);
  await eventually(() => peer.counts.get(id) === taken + 1);
});
