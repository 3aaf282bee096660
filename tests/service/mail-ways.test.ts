import { describe, expect, onTestFinished, test } from "vitest";
import { eventually, inquiryBody, startTestService } from "./harness.ts";
import { type Behaviour, startSmtpPeer } from "./smtp-peer.ts";

const hourMs = 3600_000;

async function readReady(address: string) {
  return (await fetch(`${address}/ready`)).json();
}

describe("a faulty mail server does not affect a guest", () => {
  test.each<[string, Behaviour, number]>([
    ["421 at the greeting", { refuseConnection: 421 }, 1],
    ["550 for the message", { refuseMessage: 550 }, 1],
    // The server took the mail without an answer: a second copy with the same Message-ID is unavoidable.
    ["a lost acknowledgement", "lost acknowledgement", 2],
  ])("%s", async (_, behaviour, copies) => {
    const peer = await startSmtpPeer();
    onTestFinished(() => peer.close());
    const { post, lines, clock, address } = await startTestService({ settings: { SMTP_URL: peer.url } });
    peer.behaviour = behaviour;
    const body = inquiryBody();
    expect((await post(body)).text).toBe("OK");
    const logged = (words: RegExp) => lines.some((line) => words.test(line));
    await eventually(() => logged(/^(postponed|The mail server refuses)/));
    // The check at the start was refused first: the inquiry is tried ten seconds later.
    if (!logged(/^postponed/)) clock.now += 10_000;
    await eventually(() => logged(/^postponed/));
    expect(await readReady(address)).toMatchObject({ waiting: 1, dead: 0 });
    peer.behaviour = "accept";
    clock.now += 2 * hourMs;
    await eventually(() => peer.counts.get(body.template_params.inquiry_id) === copies);
    await eventually(async () => (await readReady(address)).waiting === 0);
  });

  test("a wrong password is reported by /ready", async () => {
    const peer = await startSmtpPeer();
    onTestFinished(() => peer.close());
    peer.behaviour = { refuseLogin: 535 };
    const { post, address } = await startTestService({ settings: { SMTP_URL: peer.url } });
    await post(inquiryBody());
    await eventually(async () => /SMTP_URL/.test((await readReady(address)).problems.join()));
  });
});
