import { expect, test } from "vitest";
import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { eventually, inquiryBody, readReady, startTestService, testOnOwnMachine } from "./harness.ts";
import { rawRequest } from "./raw-request.ts";

const victim = "victim@example.com";
const markup = '<img src=x onerror="alert(1)"></p><script>alert(2)</script>';

test("a guest's words choose no recipient, add no header and no markup, and cannot control a terminal", async () => {
  const { post, firstMail } = await startTestService();
  const answer = await post(
    inquiryBody({
      name: `Asha" <a@b.co>, v@example.com, "x ${markup}`,
      message: `${markup}\u2028Bcc: v@example.com\r\n\r\n.\r\nQUIT\r\na\u001b[2Jb\u0000c\u009bd`,
      ...{ to: victim, cc: victim, bcc: victim, reply_to: victim, from: victim, subject: "You won" },
      attachments: "file:///etc/passwd",
    }),
  );
  expect(answer.status).toBe(200);
  const { raw, ...mail } = await firstMail();
  expect(raw).not.toContain(victim);
  expect([mail.subject, mail.attachments]).toEqual(["Inquiry", []]);
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(["asha@example.com"]);
  expect(raw.slice(0, raw.search(/\r?\n\r?\n/))).not.toMatch(/^bcc:/im);
  expect(mail.html).not.toMatch(/<img|<script/);
  expect(mail.html).toContain("&lt;script&gt;alert(2)&lt;/script&gt;");
  expect(mail.text).toContain(markup);
  expect(mail.text).toContain("a [2Jb c d");
});

test.each([{ website: "http://spam.example" }, { elapsed_ms: "40" }, { elapsed_ms: "abc" }])(
  "%j looks like a machine: it is quarantined for 15 minutes and marked, never discarded",
  async (bait) => {
    const { post, clock, address, firstMail } = await startTestService();
    expect((await post(inquiryBody(bait))).status).toBe(200);
    expect(await readReady(address)).toMatchObject({ ready: true, quarantined: 1, waiting: 0 });
    clock.now += 15 * 60_000;
    const { text, raw } = await firstMail();
    expect(text).toMatch(/^This may be spam:/);
    expect(raw).toMatch(/^X-Inquiry-Suspicion: /m);
  },
);

test("a limit per client, who cannot forge an address, with the time to wait", async () => {
  const { post, clock } = await startTestService({ settings: { RATE_PER_IP: "2" } });
  for (const [waitMs, forged, status, retryAfter] of [
    [0, "192.0.2.1", 200, undefined],
    [60_000, "192.0.2.2", 200, undefined],
    [0, "192.0.2.3", 429, "540"],
    [540_000, "192.0.2.4", 200, undefined],
  ] as const) {
    clock.now += waitMs;
    const answer = await post(inquiryBody(), { "x-forwarded-for": forged });
    expect([answer.status, answer.headers["retry-after"]]).toEqual([status, retryAfter]);
  }
});

test("a limit for all clients together, for which invalid inquiries do not count", async () => {
  const { post } = await startTestService({
    settings: { RATE_PER_IP: "5", RATE_GLOBAL: "2", TRUST_PROXY_HOPS: "1" },
  });
  // What stands before the proxy's own entry is forged.
  const from = (client: string) => ({ "x-forwarded-for": `1.1.1.1, ${client}` });
  // One household.
  for (let count = 0; count < 5; count += 1)
    expect((await post("nonsense", from(`2001:db8:1:2::${count}`))).status).toBe(400);
  expect((await post("nonsense", from("2001:db8:1:2:f::9"))).status).toBe(429);
  for (const client of ["192.0.2.1", "2001:db8:1:3::1"])
    expect((await post(inquiryBody(), from(client))).status).toBe(200);
  const refused = await post(inquiryBody(), from("192.0.2.3"));
  expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "60"]);
});

testOnOwnMachine("a proxy that TRUST_PROXY_HOPS forgets is in the log once, and in /ready", async () => {
  const { post, lines, address } = await startTestService();
  expect((await fetch(`${address}/ready`)).status).toBe(200);
  for (const guest of ["192.0.2.7", "192.0.2.8"]) await post(inquiryBody(), { "x-forwarded-for": guest });
  const ready = await fetch(`${address}/ready`);
  expect(ready.status).toBe(503);
  expect((await ready.json()).problems.join()).toContain("TRUST_PROXY_HOPS is 0");
  expect(lines.filter((line) => line.includes("TRUST_PROXY_HOPS"))).toHaveLength(1);
});

test("only our own pages, programs and allowed origins may post", async () => {
  const origin = "https://www.example.com";
  const { post, address } = await startTestService({ settings: { ALLOWED_ORIGINS: origin } });
  for (const [headers, status] of [
    [{ origin: "https://evil.example" }, 403],
    [{ origin: "null" }, 403],
    [{ origin: "http://localhost:1" }, 403],
    [{ origin: address.replace("localhost", "localhost.evil.example") }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: address, "sec-fetch-site": "same-origin" }, 200],
    // Behind a proxy the scheme differs, and sometimes the host.
    [{ origin: address.replace("http:", "https:") }, 200],
    [{ origin: "https://public.example", "sec-fetch-site": "same-origin" }, 200],
    [{ "sec-fetch-site": "none" }, 200],
    [{}, 200],
    [{ origin, "sec-fetch-site": "cross-site" }, 200],
  ] as [Record<string, string>, number][]) {
    const answer = await post(inquiryBody(), headers);
    expect([headers, answer.status]).toEqual([headers, status]);
    expect(answer.headers["access-control-allow-origin"]).toBe(
      headers.origin === origin ? origin : undefined,
    );
  }
  const ask = (path: string, from = origin) =>
    rawRequest(address, path, { method: "OPTIONS", headers: { origin: from } });
  expect((await ask(sendPath)).headers["access-control-allow-headers"]).toBe("Content-Type");
  const { headers } = await ask(sendPath, "https://evil.example");
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  // No other address allows it.
  expect((await ask("/nothing")).status).toBe(404);
  const page = await rawRequest(address, "/", { headers: { origin } });
  expect([page.status, page.headers["access-control-allow-origin"]]).toEqual([200, undefined]);
});

test("no log line holds a guest's words or address", async () => {
  const { post, lines } = await startTestService({ settings: { RATE_PER_IP: "6" } });
  const secret = { name: "Zyzzyva", email: "zyzzyva@secret.example", message: "zyzzyva hidden words" };
  await post(inquiryBody(secret));
  await post(inquiryBody({ ...secret, website: "zyzzyva" }));
  await post(inquiryBody({ ...secret, email: "zyzzyva" }));
  await post(`{"zyzzyva": ${JSON.stringify(secret)}`);
  await post(new URLSearchParams(secret).toString(), {}, sendFormPath);
  await post(inquiryBody(secret), { origin: "https://zyzzyva.example" });
  for (let count = 0; count < 3; count += 1) await post(inquiryBody(secret));
  await eventually(() => lines.some((line) => line.startsWith("delivered")));
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.join("\n").toLowerCase()).not.toContain("zyzzyva");
});
