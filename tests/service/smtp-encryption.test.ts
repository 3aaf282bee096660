import { expect, test } from "vitest";
import { eventually, readReady, startPeer, startTestService } from "./harness.ts";

test("an untrusted certificate is reported in words; ?requireTLS=false encrypts without checking it", async () => {
  const peer = await startPeer({ offersTls: true });
  const SMTP_URL = `smtp://127.0.0.1:${peer.port}`;
  const { post, address } = await startTestService({ settings: { SMTP_URL } });
  expect((await post()).status).toBe(200);
  await eventually(async () => /\?requireTLS=false/.test((await readReady(address)).problems.join()));
  expect(peer.received).toEqual([]);

  const trusting = await startTestService({ settings: { SMTP_URL: `${SMTP_URL}?requireTLS=false` } });
  await trusting.post();
  await eventually(() => peer.received.length === 1);
  expect(peer.received[0]?.isEncrypted).toBe(true);
});
