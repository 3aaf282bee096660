import { expect, test } from "vitest";
import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { eventually, inquiryBody, readReady, startTestService, testOnOwnMachine } from "./harness.ts";
import { rawRequest } from "./raw-request.ts";

const victim = "victim@example.com";
const markup = '<img src=x onerror="alert(1)"></p><script>alert(2)</script>';

/** The mail of an inquiry that tries more than a guest would. */
async function mailOf(parameters: Record<string, unknown>) {
  const { post, firstMail } = await startTestService();
  expect((await post(inquiryBody(parameters))).status).toBe(200);
  return firstMail();
}

test("a guest's words and parameters choose no recipient, subject or attachment", async () => {
  const { raw, ...mail } = await mailOf({
    name: 'Asha" <a@b.co>, v@example.com, "x',
    ...{ to: victim, cc: victim, bcc: victim, reply_to: victim, from: victim, subject: "You won" },
    attachments: "file:///etc/passwd",
  });
  expect(raw).not.toContain(victim);
  expect([mail.subject, mail.attachments]).toEqual(["Inquiry", []]);
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(["asha@example.com"]);
});

test("a line break in a guest's words begins no header", async () => {
  const { raw } = await mailOf({ message: `Hello\u2028Bcc: v@example.com\r\n\r\n.\r\nQUIT` });
  expect(raw.slice(0, raw.search(/\r?\n\r?\n/))).not.toMatch(/^bcc:/im);
});

test("markup in a guest's words is shown as text", async () => {
  const mail = await mailOf({ name: `Asha ${markup}`, message: markup });
  expect(mail.html).not.toMatch(/<img|<script/);
  expect(mail.html).toContain("&lt;script&gt;alert(2)&lt;/script&gt;");
  expect(mail.text).toContain(markup);
});

test("control characters in a guest's words do not reach the owner's terminal", async () => {
  const { text } = await mailOf({ message: "a\u001b[2Jb\u0000c\u009bd" });
  expect(text).toContain("a [2Jb c d");
});

test.each([{ website: "http://spam.example" }, { elapsed_ms: "40" }, { elapsed_ms: "abc" }])(
  "an inquiry with %j is quarantined for 15 minutes, and its mail warns of spam",
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

test("a client above RATE_PER_IP is told how long to wait, whatever address it claims", async () => {
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

/** What stands before the proxy's own entry is forged. */
const throughProxy = (client: string) => ({ "x-forwarded-for": `1.1.1.1, ${client}` });

test("one household's addresses of IPv6 share RATE_PER_IP", async () => {
  const { post } = await startTestService({ settings: { RATE_PER_IP: "2", TRUST_PROXY_HOPS: "1" } });
  for (const [client, status] of [
    ["2001:db8:1:2::1", 200],
    ["2001:db8:1:2::2", 200],
    ["2001:db8:1:2:f::9", 429],
    ["2001:db8:1:3::1", 200],
  ] as const)
    expect([client, (await post(inquiryBody(), throughProxy(client))).status]).toEqual([client, status]);
});

test("RATE_GLOBAL counts the valid inquiries of all clients", async () => {
  const { post } = await startTestService({ settings: { RATE_GLOBAL: "2", TRUST_PROXY_HOPS: "1" } });
  for (let client = 1; client <= 5; client += 1)
    expect((await post("nonsense", throughProxy(`198.51.100.${client}`))).status).toBe(400);
  for (const client of ["192.0.2.1", "192.0.2.2"])
    expect((await post(inquiryBody(), throughProxy(client))).status).toBe(200);
  const refused = await post(inquiryBody(), throughProxy("192.0.2.3"));
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
});

test("browsers may send inquiries from allowed origins, and ask for nothing else there", async () => {
  const origin = "https://www.example.com";
  const { address } = await startTestService({ settings: { ALLOWED_ORIGINS: origin } });
  const ask = (path: string, from = origin) =>
    rawRequest(address, path, { method: "OPTIONS", headers: { origin: from } });
  expect((await ask(sendPath)).headers["access-control-allow-headers"]).toBe("Content-Type");
  const { headers } = await ask(sendPath, "https://evil.example");
  expect(headers["access-control-allow-origin"]).toBeUndefined();
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
