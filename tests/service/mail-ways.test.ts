import { expect, test } from "vitest";
import { eventually, readReady, startPeer, startTestService, testOnOwnMachine } from "./harness.ts";
import type { Behaviour } from "./smtp-peer.ts";

/** What the mail server does; what /ready says meanwhile; how many copies arrive in the end. */
test.each<[string, Behaviour, object, number]>([
  ["421 at the greeting", { refuseConnection: 421 }, { waiting: 1, deadLetters: 0 }, 1],
  ["550 for the message", { refuseMessage: 550 }, { ready: true, waiting: 1 }, 1],
  ["554 at the greeting", { refuseConnection: 554 }, { problems: [expect.stringContaining("(554)")] }, 1],
  ["553 for the sender", { refuseSender: 553 }, { problems: [expect.stringContaining("MAIL_FROM")] }, 1],
  ["a wrong password", { refuseLogin: 535 }, { problems: [expect.stringContaining("SMTP_URL")] }, 1],
  ["530 for the recipient", { refuseRecipient: 530 }, { problems: [expect.stringContaining("(530)")] }, 1],
  ["a lost acknowledgement", "lost acknowledgement", { ready: true, waiting: 1 }, 2],
])("a guest notices nothing of %s", async (_, behaviour, meanwhile, copies) => {
  const peer = await startPeer({ behaviour });
  const { post, lines, clock, address } = await startTestService({ settings: { SMTP_URL: peer.url } });
  const { id, text } = await post();
  expect(text).toBe("OK");
  await eventually(() => lines.some((line) => line.startsWith("postponed")));
  expect(await readReady(address)).toMatchObject(meanwhile);
  peer.behaviour = "accept";
  clock.now += 2 * 3600_000;
  await eventually(() => peer.counts.get(id) === copies);
  await eventually(async () => (await readReady(address)).waiting === 0);
});

testOnOwnMachine(
  "an untrusted certificate is reported in words; ?requireTLS=false encrypts without checking it",
  async () => {
    const peer = await startPeer({ offersTls: true });
    const SMTP_URL = `smtp://127.0.0.1:${peer.port}`;
    const { post, address } = await startTestService({ settings: { SMTP_URL } });
    expect((await post()).status).toBe(200);
    await eventually(async () => /certificate/.test((await readReady(address)).problems.join()));
    expect(peer.received).toEqual([]);

    const trusting = await startTestService({ settings: { SMTP_URL: `${SMTP_URL}?requireTLS=false` } });
    await trusting.post();
    await eventually(() => peer.received.length === 1);
    expect(peer.received[0]?.isEncrypted).toBe(true);
  },
);
