import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { sendPath } from "#shared/inquiry.ts";
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

type Relayed = { url: string | undefined; body: Record<string, unknown> };

/** Answers like the REST API, or by `answer`. */
async function startRelay() {
  const relay = {
    received: [] as Relayed[],
    answer: (response: ServerResponse): unknown => response.end("OK"),
    setting: "",
  };
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      relay.received.push({ url: request.url, body: JSON.parse(text) });
      relay.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  relay.setting = `http://public:pri%2Fvate@127.0.0.1:${port}/mailbox/inquiry`;
  return relay;
}

describe("mail by an EmailJS account", () => {
  test("an inquiry is stored first, then relayed with its id", async () => {
    const relay = await startRelay();
    const { post, lines } = await startTestService({ settings: { EMAILJS_URL: relay.setting } });
    const body = inquiryBody({ to: "victim@example.com" });
    await post(body);
    await eventually(() => lines.some((line) => line.startsWith("delivered")));
    const { inquiry_id, name, email, message } = body.template_params;
    expect(relay.received).toHaveLength(1);
    expect(relay.received[0]?.url).toBe(sendPath);
    expect(relay.received[0]?.body).toMatchObject({
      user_id: "public",
      accessToken: "pri/vate",
      service_id: "mailbox",
      template_id: "inquiry",
      template_params: {
        inquiry_id,
        name,
        email,
        message,
        subject: "Inquiry: Is the cottage free in May?, Asha Rawat",
      },
    });
    expect(JSON.stringify(relay.received)).not.toContain("victim");
  });

  test.each<[string, (response: ServerResponse) => unknown]>([
    ["a page with status 200", (response) => response.end("<!doctype html><h1>Sign in</h1>")],
    ["an empty answer with status 200", (response) => response.end()],
    ["a redirect", (response) => response.writeHead(302, { Location: "/elsewhere" }).end("OK")],
    ["too many requests", (response) => response.writeHead(429).end("Too Many Requests")],
    ["a closed connection", (response) => response.destroy()],
    ["an error of theirs", (response) => response.writeHead(500).end("OK")],
  ])("%s is no success, and the inquiry is sent later", async (_, answer) => {
    const relay = await startRelay();
    relay.answer = answer;
    const { post, lines, clock, address } = await startTestService({
      settings: { EMAILJS_URL: relay.setting },
    });
    expect((await post(inquiryBody())).text).toBe("OK");
    await eventually(() => lines.some((line) => line.startsWith("postponed")));
    expect(lines.filter((line) => line.startsWith("delivered"))).toEqual([]);
    relay.answer = (response) => response.end("OK");
    clock.now += hourMs;
    await eventually(async () => (await readReady(address)).waiting === 0);
  });

  test("a wrong key is reported by /ready, and loses no inquiry", async () => {
    const relay = await startRelay();
    relay.answer = (response) =>
      response.writeHead(403).end("API access from non-browser environments is disabled");
    const { post, address } = await startTestService({ settings: { EMAILJS_URL: relay.setting } });
    await post(inquiryBody());
    await eventually(async () =>
      /mail service refuses .*\(403\)/.test((await readReady(address)).problems.join()),
    );
    expect(await readReady(address)).toMatchObject({ ready: false, waiting: 1, dead: 0 });
  });
});
