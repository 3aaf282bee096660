import { connect } from "node:net";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { eventually, inquiryBody, startTestService, testOnOwnMachine, waitForMail } from "./harness.ts";
import { rawRequest } from "./raw-request.ts";

async function mailFor(parameters: Record<string, unknown>) {
  const { post, config } = await startTestService({ settings: { INQUIRY_ADDRESS: "stay@resort.example" } });
  expect((await post(inquiryBody(parameters))).status).toBe(200);
  const [file] = await waitForMail(config.dataDir);
  return { raw: file?.content ?? "", mail: await PostalMime.parse(file?.content ?? "") };
}

describe("the envelope is fixed", () => {
  test("parameters that would choose sender or recipient are ignored", async () => {
    const { raw, mail } = await mailFor({
      to: "victim@example.com",
      cc: "victim@example.com",
      bcc: "victim@example.com",
      reply_to: "victim@example.com",
      from: "victim@example.com",
      subject: "You won",
      attachments: "file:///etc/passwd",
    });
    expect(raw).not.toContain("victim");
    expect(mail.subject).toBe("Inquiry");
    expect(mail.attachments).toEqual([]);
  });

  test("a name that looks like more addresses stays a name", async () => {
    const { mail } = await mailFor({ name: 'Asha" <a@b.co>, victim@example.com, "x' });
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.replyTo?.[0]?.address).toBe("asha@example.com");
  });

  test("Unicode's own line breaks add no header", async () => {
    const { raw } = await mailFor({ message: "x\u2028Bcc: victim@example.com\r\n\r\n.\r\nQUIT\r\n" });
    const headers = raw.slice(0, raw.search(/\r?\n\r?\n/));
    expect(headers).not.toMatch(/^bcc:/im);
  });
});

test("HTML from a guest stays text", async () => {
  const attack = '<img src=x onerror="alert(1)"></p><script>alert(2)</script>';
  const { mail } = await mailFor({ name: attack, message: attack });
  expect(mail.html).not.toMatch(/<img|<script/);
  expect(mail.html).toContain("&lt;script&gt;alert(2)&lt;/script&gt;");
  expect(mail.text).toContain(attack);
});

test("control characters do not reach the owner's terminal", async () => {
  const { mail } = await mailFor({ message: "a\u001b[2Jb\u0000c\u009bd" });
  expect(mail.text).toContain("a [2Jb c d");
});

test("a guest whose name is the resort's own address is held and marked", async () => {
  const settings = { INQUIRY_ADDRESS: "stay@resort.example", MAIL_FROM: "website@resort.example" };
  const { post, address, lines } = await startTestService({ settings });
  for (const name of ["stay@resort.example", "Website@Resort.example"])
    expect((await post(inquiryBody({ name }))).status).toBe(200);
  expect(await (await fetch(`${address}/ready`)).json()).toMatchObject({ held: 2, waiting: 0 });
  expect(lines.filter((line) => line.includes("heldMinutes"))).toHaveLength(2);
});

describe("what looks like a machine is held and marked, never discarded", () => {
  test.each([
    { website: "http://spam.example" },
    { elapsed_ms: "40" },
    { elapsed_ms: 3 },
    { elapsed_ms: "abc" },
  ])("%j", async (bait) => {
    const { post, clock, config, address, lines } = await startTestService();
    expect((await post(inquiryBody(bait))).status).toBe(200);
    expect(lines.find((line) => line.startsWith("stored"))).toContain('"heldMinutes":15');
    const ready = await (await fetch(`${address}/ready`)).json();
    expect(ready).toMatchObject({ held: 1, waiting: 0 });
    clock.now += 16 * 60_000;
    const [file] = await waitForMail(config.dataDir);
    const mail = await PostalMime.parse(file?.content ?? "");
    expect(mail.text).toMatch(/^This may have been written by a machine:/);
    expect(file?.content).toMatch(/^X-Inquiry-Suspicion: /m);
  });
});

describe("limits", () => {
  test("a limit per client, with the time to wait", async () => {
    const { post, clock } = await startTestService({ settings: { RATE_PER_IP: "2" } });
    expect((await post(inquiryBody())).status).toBe(200);
    clock.now += 60_000;
    expect((await post(inquiryBody())).status).toBe(200);
    const refused = await post(inquiryBody());
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "540"]);
    clock.now += 540_000;
    expect((await post(inquiryBody())).status).toBe(200);
  });

  test("invalid inquiries count for their client's limit, not for everybody's", async () => {
    const { post } = await startTestService({
      settings: { RATE_PER_IP: "5", RATE_GLOBAL: "3", TRUST_PROXY_HOPS: "1" },
    });
    for (let count = 0; count < 5; count += 1)
      expect((await post("nonsense", { "x-forwarded-for": "192.0.2.66" })).status).toBe(400);
    expect((await post("nonsense", { "x-forwarded-for": "192.0.2.66" })).status).toBe(429);
    expect((await post(inquiryBody(), { "x-forwarded-for": "192.0.2.1" })).status).toBe(200);
  });

  test("a limit for all clients together", async () => {
    const { post } = await startTestService({ settings: { RATE_GLOBAL: "2" } });
    await post(inquiryBody());
    await post(inquiryBody());
    const refused = await post(inquiryBody());
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "60"]);
  });

  test.each<[string, string, [forwardedFor: string, status: number][]]>([
    [
      "a forged X-Forwarded-For makes no new client",
      "0",
      [
        ["192.0.2.1", 200],
        ["192.0.2.2", 429],
      ],
    ],
    [
      "behind a proxy only the entry that it wrote counts",
      "1",
      [
        ["1.1.1.1, 192.0.2.7", 200],
        ["2.2.2.2, 192.0.2.7", 429],
        ["192.0.2.8", 200],
      ],
    ],
    [
      "one IPv6 household is one client",
      "1",
      [
        ["2001:db8:1:2::1", 200],
        ["2001:db8:1:2:ffff::9", 429],
        ["2001:db8:1:3::1", 200],
      ],
    ],
  ])("%s", async (_, TRUST_PROXY_HOPS, requests) => {
    const { post } = await startTestService({ settings: { RATE_PER_IP: "1", TRUST_PROXY_HOPS } });
    for (const [forwardedFor, status] of requests)
      expect((await post(inquiryBody(), { "x-forwarded-for": forwardedFor })).status).toBe(status);
  });

  testOnOwnMachine("a proxy that TRUST_PROXY_HOPS forgets is in the log and in /ready", async () => {
    const { post, lines, address } = await startTestService();
    expect((await fetch(`${address}/ready`)).status).toBe(200);
    for (const guest of ["192.0.2.7", "192.0.2.8"]) await post(inquiryBody(), { "x-forwarded-for": guest });
    const ready = await fetch(`${address}/ready`);
    expect([ready.status, (await ready.json()).problems.join()]).toEqual([
      503,
      expect.stringContaining("TRUST_PROXY_HOPS is 0"),
    ]);
    expect(lines.filter((line) => line.includes("TRUST_PROXY_HOPS"))).toHaveLength(1);
  });
});

describe("posts from other sites", () => {
  test.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:1" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])("%j is refused", async (headers) => {
    const { post } = await startTestService();
    expect((await post(inquiryBody(), headers)).status).toBe(403);
  });

  test("our own page and programs are served", async () => {
    const { post, address } = await startTestService();
    expect((await post(inquiryBody(), { origin: address, "sec-fetch-site": "same-origin" })).status).toBe(
      200,
    );
    expect((await post(inquiryBody())).status).toBe(200);
  });

  test("an allowed origin may post and read the answer, others may not", async () => {
    const { post, address } = await startTestService({
      settings: { ALLOWED_ORIGINS: "https://www.example.com" },
    });
    const origin = "https://www.example.com";
    const answer = await post(inquiryBody(), { origin, "sec-fetch-site": "cross-site" });
    expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([200, origin]);
    const ask = (from: string) =>
      rawRequest(address, sendPath, { method: "OPTIONS", headers: { origin: from } });
    expect((await ask(origin)).headers["access-control-allow-headers"]).toBe("Content-Type");
    expect((await ask("https://evil.example")).headers["access-control-allow-origin"]).toBeUndefined();
    const page = await rawRequest(address, "/", { headers: { origin } });
    expect([page.status, page.headers["access-control-allow-origin"]]).toEqual([200, undefined]);
    expect((await rawRequest(address, "/nothing", { method: "OPTIONS", headers: { origin } })).status).toBe(
      404,
    );
  });
});

describe("huge and slow requests", () => {
  test("an announced length beyond the limit", async () => {
    const { post } = await startTestService();
    expect((await post(inquiryBody({ message: "x".repeat(70_000) }))).status).toBe(413);
  });

  testOnOwnMachine("an endless body without a length", async () => {
    const { address } = await startTestService();
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(16_384).fill(120));
      },
    });
    const options = { method: "POST", headers: { "content-type": "application/json" }, body, duplex: "half" };
    const answer = await fetch(address + sendPath, options as RequestInit).catch((error) => error);
    // It is refused, or the connection is closed while it still sends.
    expect(answer instanceof Error || answer.status === 413).toBe(true);
  });

  testOnOwnMachine("a client that sends single bytes slowly is disconnected", async () => {
    const { address } = await startTestService({ connectionLimits: { headersMs: 500, requestMs: 1000 } });
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.on("error", () => {});
    socket.write(`POST ${sendPath} HTTP/1.1\r\nHost: x\r\n`);
    const drip = setInterval(() => socket.writable && socket.write("X-A: b\r\n"), 50);
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    await new Promise((resolve) => socket.on("close", resolve));
    clearInterval(drip);
    expect(answer).toMatch(/^HTTP\/1.1 408/);
  });

  testOnOwnMachine("an inquiry that is interrupted leaves nothing behind", async () => {
    const { address, lines, post } = await startTestService();
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.write(
      `POST ${sendFormPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 500\r\n\r\nname=As`,
    );
    await new Promise((resolve) => setImmediate(resolve));
    socket.destroy();
    expect((await post(inquiryBody())).status).toBe(200);
    expect(lines.filter((line) => line.startsWith("stored"))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith("unexpected"))).toEqual([]);
  });
});

test("no log line holds a guest's words or address", async () => {
  const { post, lines } = await startTestService({ settings: { RATE_PER_IP: "8" } });
  const secret = {
    name: "Zyzzyva Secretname",
    email: "zyzzyva@secret.example",
    message: "zyzzyva hidden words",
  };
  await post(inquiryBody(secret));
  await post(inquiryBody({ ...secret, website: "zyzzyva" }));
  await post(inquiryBody({ ...secret, email: "zyzzyva" }));
  await post(`{"zyzzyva": ${JSON.stringify(secret)}`);
  await post(new URLSearchParams(secret).toString(), {}, sendFormPath);
  for (let count = 0; count < 5; count += 1)
    await post(inquiryBody(secret), { origin: "https://zyzzyva.example" });
  await post(inquiryBody(secret));
  await post(inquiryBody(secret));
  await eventually(() => lines.some((line) => line.startsWith("delivered")));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join("\n").toLowerCase()).not.toContain("zyzzyva");
});
