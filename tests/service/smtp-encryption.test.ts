import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { eventually, inquiryBody, makeFolder, startTestService } from "./harness.ts";
import { makeSelfSigned } from "./self-signed.ts";
import { startSmtpPeer } from "./smtp-peer.ts";

/** A local mail server: STARTTLS with a private certificate, and no password. */
async function startHouseServer() {
  const { key, cert } = makeSelfSigned();
  const peer = await startSmtpPeer(0, { key, cert });
  onTestFinished(() => peer.close());
  const file = join(makeFolder(), "ca.pem");
  writeFileSync(file, cert);
  return { peer, url: `smtp://127.0.0.1:${peer.port}`, file };
}

test("an untrusted certificate is reported at the start and by /ready, in words", async () => {
  const { peer, url } = await startHouseServer();
  const { post, address, lines } = await startTestService({ settings: { SMTP_URL: url } });
  await eventually(() => lines.some((line) => line.includes("?tls=ca.pem")));
  const ready = async () => (await fetch(`${address}/ready`)).json();
  expect(await ready()).toMatchObject({
    ready: false,
    problems: [expect.stringContaining("?requireTLS=false")],
  });
  expect((await post(inquiryBody())).status).toBe(200);
  expect(peer.received).toEqual([]);
});

test("?tls= names the certificate to trust, and the mail is sent encrypted", async () => {
  const { peer, url, file } = await startHouseServer();
  const { post, address } = await startTestService({ settings: { SMTP_URL: `${url}?tls=${file}` } });
  await post(inquiryBody());
  await eventually(() => peer.received.length === 1);
  expect(peer.received[0]?.isEncrypted).toBe(true);
  expect((await (await fetch(`${address}/ready`)).json()).ready).toBe(true);
});

test("?requireTLS=false encrypts without checking the certificate", async () => {
  const { peer, url } = await startHouseServer();
  const { post } = await startTestService({ settings: { SMTP_URL: `${url}?requireTLS=false` } });
  await post(inquiryBody());
  await eventually(() => peer.received.length === 1);
  expect(peer.received[0]?.isEncrypted).toBe(true);
});

test("a certificate file that cannot be read stops the start with a sentence", async () => {
  const settings = { SMTP_URL: "smtp://127.0.0.1:25?tls=/nowhere/ca.pem" };
  await expect(startTestService({ settings })).rejects.toThrow(/SMTP_URL names .*ca\.pem/);
});
