import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { sendPath } from "#shared/inquiry.ts";
import { eventually, inquiryBody, makeFolder, readMaildir, waitForMail } from "./harness.ts";
import { spawnService } from "./service-process.ts";
import { startSmtpPeer } from "./smtp-peer.ts";

function startProcess(settings: Record<string, string> = {}, folder = makeFolder()) {
  const service = spawnService(settings, folder);
  onTestFinished(() => void service.child.kill("SIGKILL"));
  return service;
}

function post(address: string, body = inquiryBody()) {
  const headers = { "content-type": "application/json" };
  return fetch(address + sendPath, { method: "POST", headers, body: JSON.stringify(body) });
}

async function stop({ child, ended }: { child: ChildProcess; ended: Promise<number | null> }) {
  child.kill("SIGTERM");
  return ended;
}

test("a start says in two lines where the site is and where inquiries go", async () => {
  const service = startProcess();
  const address = await service.address();
  await eventually(() => service.said.out.split("\n").length > 2);
  const lines = service.said.out.trim().split("\n");
  expect(lines).toEqual([
    `Test Ridge is served on ${address}`,
    "Inquiries are stored in ./data and, as no SMTP_URL is set, delivered as files into ./data/Maildir (open it with any mail program).",
  ]);
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  await eventually(() => service.said.err.includes("Nobody is mailed while no SMTP_URL is set"));
  expect(await stop(service)).toBe(0);
});

test("with SMTP the second line names the address and the server, not the password", async () => {
  const settings = {
    SMTP_URL: "smtps://me:secret@mail.example.com:465",
    INQUIRY_ADDRESS: "stay@example.com",
  };
  const service = startProcess(settings);
  await service.address();
  const line = await eventually(() => service.said.out.trim().split("\n")[1]);
  expect(line).toBe(
    "Inquiries are stored in ./data and sent to stay@example.com through mail.example.com:465.",
  );
  expect(service.said.out + service.said.err).not.toContain("secret");
});

test.each([
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["HOST", "not a host"],
  ["INQUIRY_ADDRESS", "nobody"],
  ["SMTP_URL", "mail.example.com"],
  ["TRUST_PROXY_HOPS", "-1"],
  ["ALLOWED_ORIGINS", "https://www.example.com/"],
  ["RATE_PER_IP", "0"],
  ["RETENTION_DAYS", "1.5"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_SUBJECT", "Inquiry of {guest}"],
  ["TIME_ZONE", "Uttarakhand"],
])("%s=%s stops the start with a sentence that names it", async (name, value) => {
  const { ended, said } = startProcess({ [name]: value });
  expect(await ended).toBe(1);
  expect(said.err).toMatch(new RegExp(`^[^\n]*${name}[^\n]*\n$`));
  expect(said.out).toBe("");
});

test("without a built site the sentence says how to get one", async () => {
  const { ended, said } = startProcess({ SITE_DIR: makeFolder() });
  expect(await ended).toBe(1);
  expect(said.err).toContain("There is no built site");
});

test("a second process on one data directory refuses to start and says who has it", async () => {
  const first = startProcess();
  await first.address();
  const second = startProcess({}, first.folder);
  expect(await second.ended).toBe(1);
  expect(second.said.err).toContain(`process ${first.child.pid}`);
  first.child.kill("SIGKILL");
  await first.ended;
  const third = startProcess({}, first.folder);
  await third.address();
});

describe("SIGTERM", () => {
  test("followed by another signal, as npm passes it on, does not interrupt a delivery", async () => {
    const peer = await startSmtpPeer();
    onTestFinished(() => peer.close());
    peer.behaviour = { acceptAfterMs: 300 };
    const service = startProcess({ SMTP_URL: peer.url });
    await post(await service.address());
    await eventually(() => peer.received.length === 1);
    service.child.kill("SIGINT");
    expect(await stop(service)).toBe(0);
    const again = startProcess({ SMTP_URL: peer.url }, service.folder);
    const ready = await (await fetch(`${await again.address()}/ready`)).json();
    expect([ready.waiting, peer.received.length]).toEqual([0, 1]);
  });

  test("lets a guest's running request end", async () => {
    const service = startProcess();
    const { port } = new URL(await service.address());
    const body = JSON.stringify(inquiryBody());
    const socket = connect(Number(port), "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    const head = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    socket.write(`${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 20)}`);
    await post(await service.address());
    service.child.kill("SIGTERM");
    socket.write(body.slice(20));
    await eventually(() => answer.includes("OK"));
    expect(await service.ended).toBe(0);
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
  });
});

describe("kill -9", () => {
  test("after the acknowledgement loses nothing: the next start sends it", async () => {
    const peer = await startSmtpPeer();
    onTestFinished(() => peer.close());
    peer.behaviour = "silent";
    const first = startProcess({ SMTP_URL: peer.url });
    const inquiry_id = randomUUID();
    expect((await post(await first.address(), inquiryBody({ inquiry_id }))).status).toBe(200);
    first.child.kill("SIGKILL");
    await first.ended;
    peer.behaviour = "accept";
    startProcess({ SMTP_URL: peer.url }, first.folder);
    await eventually(() => peer.received.some(({ messageId }) => messageId === inquiry_id));
  });

  test("between the mail server's answer and our note causes only a copy with the same Message-ID", async () => {
    const peer = await startSmtpPeer();
    onTestFinished(() => peer.close());
    peer.behaviour = "silent after data";
    const first = startProcess({ SMTP_URL: peer.url });
    await post(await first.address());
    await eventually(() => peer.received.length === 1);
    first.child.kill("SIGKILL");
    await first.ended;
    peer.behaviour = "accept";
    startProcess({ SMTP_URL: peer.url }, first.folder);
    await eventually(() => peer.received.length === 2);
    expect(peer.received[0]?.messageId).toBe(peer.received[1]?.messageId);
  });

  test("while a file is being written leaves one complete file, not two", async () => {
    const first = startProcess();
    const address = await first.address();
    const answers = Array.from({ length: 20 }, () => post(address).then(({ status }) => status));
    expect(new Set(await Promise.all(answers))).toEqual(new Set([200]));
    first.child.kill("SIGKILL");
    await first.ended;
    const second = startProcess({}, first.folder);
    await second.address();
    await waitForMail(first.dataDir, 20);
    const names = readMaildir(first.dataDir).map(({ name }) => name.slice(-40));
    expect(new Set(names).size).toBe(20);
  });
});
