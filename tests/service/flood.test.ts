import { expect, test } from "vitest";
import { IntakeLimits } from "#service/security/intake-limits.ts";
import { sendPath } from "#shared/inquiry.ts";
import { eventually, inquiryBody, startPeer, startTestService } from "./harness.ts";

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** One household's /48 writes twelve times a second, each time from another of its 65,536 networks. */
const floodPerSecond = 12;
const floodSeconds = 600;

/** Each from a network of its own. */
const guestAddress = (guest: number) => (guest % 2 === 0 ? `198.51.100.${guest}` : `2001:db8:${guest}:7::1`);

test("while one /48 floods for ten minutes, twenty guests are acknowledged at their first try and mailed within a quarter of an hour", {
  timeout: 300_000,
}, async () => {
  const peer = await startPeer();
  const settings = { TRUST_PROXY_HOPS: "1", SMTP_URL: peer.url };
  const { address, clock } = await startTestService({ settings });
  /** By fetch, which keeps its connections: thousands of new ones would take a minute. */
  async function postFrom(ipAddress: string) {
    const body = inquiryBody();
    const headers = { "content-type": "application/json", "x-forwarded-for": ipAddress };
    const answer = await fetch(address + sendPath, { method: "POST", headers, body: JSON.stringify(body) });
    await answer.text();
    return { status: answer.status, id: body.template_params.inquiry_id };
  }
  const writtenAt = new Map<string, number>();
  const mailedAt = new Map<string, number>();
  const noteMails = () => {
    for (const id of peer.counts.keys())
      if (writtenAt.has(id) && !mailedAt.has(id)) mailedAt.set(id, clock.now);
  };
  const refused: number[] = [];
  for (let second = 0; second < floodSeconds; second += 1) {
    const flood = Array.from({ length: floodPerSecond }, (_, nth) => {
      const household = (second * floodPerSecond + nth).toString(16);
      return postFrom(`2001:db8:aaaa:${household}::1`);
    });
    refused.push(
      ...(await Promise.all(flood)).map(({ status }) => status).filter((status) => status !== 200),
    );
    if (second % 30 === 29) {
      const guest = writtenAt.size;
      const { status, id } = await postFrom(guestAddress(guest));
      expect([guest, status]).toEqual([guest, 200]);
      writtenAt.set(id, clock.now);
    }
    noteMails();
    clock.now += secondMs;
  }
  expect(writtenAt.size).toBe(20);
  expect(refused.length).toBeGreaterThan(0.9 * floodSeconds * floodPerSecond);
  await eventually(() => {
    noteMails();
    return mailedAt.size === 20;
  });
  const waits = [...writtenAt].map(([id, at]) => (mailedAt.get(id) ?? Infinity) - at);
  expect(Math.max(...waits)).toBeLessThanOrEqual(15 * minuteMs);
});

test("a part of the global rate is kept for networks that have sent nothing in the last hour", () => {
  const limits = new IntakeLimits({ ratePerIp: 1000, rateGlobal: 100 });
  const sender = (name: string) => ({ client: name, network: name });
  const tries = (name: string, count: number, now = 0) =>
    Array.from({ length: count }, () => limits.waitOfAll(sender(name), now)).filter((wait) => wait === 0)
      .length;
  // Its first one is a newcomer's.
  expect(tries("flood", 200)).toBe(76);
  const newcomers = Array.from({ length: 30 }, (_, guest) => tries(`guest ${guest}`, 1));
  expect(newcomers.filter((accepted) => accepted === 1)).toHaveLength(24);
  // An hour later all of it is free again, and the flood is unknown.
  expect(tries("flood", 200, 61 * minuteMs)).toBe(76);
});

test("a /48 may try as often as two clients, and a client above its own limit leaves its network the rest", () => {
  const limits = new IntakeLimits({ ratePerIp: 20, rateGlobal: 1000 });
  const waits = (client: string, count: number) =>
    Array.from({ length: count }, () => limits.waitOfSender({ client, network: "carrier" }, 0));
  expect(waits("flood", 100).filter((wait) => wait === 0)).toHaveLength(20);
  expect(waits("neighbour", 3)).toEqual([0, 0, 0]);
  const others = Array.from({ length: 40 }, (_, client) => waits(`${client}`, 1)[0]);
  expect(others.filter((wait) => wait === 0)).toHaveLength(17);
});

test("the limits know each sender's earlier inquiries after a start", () => {
  const times = Array.from({ length: 20 }, (_, nth) => nth);
  const stored = [
    { client: "a", network: "n", times },
    { client: "b", network: "n", times },
  ];
  const limits = new IntakeLimits({ ratePerIp: 20, rateGlobal: 100 }, stored);
  expect(limits.waitOfSender({ client: "a", network: "n" }, 100)).toBeGreaterThan(0);
  expect(limits.waitOfSender({ client: "c", network: "n" }, 100)).toBeGreaterThan(0);
  expect(limits.waitOfSender({ client: "c", network: "m" }, 100)).toBe(0);
});
