import { expect, test } from "vitest";
import { sendPath } from "#shared/inquiry.ts";
import { withPatience } from "../run/patience.ts";
import { eventually, inquiryBody, startPeer, startTestService } from "../service/harness.ts";

// service/security/intake-limits.test.ts and tests/service/outbox.test.ts have each limit by itself.

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** One household's /48 writes twelve times a second, each time from another of its 65,536 networks. */
const floodPerSecond = 12;
const floodSeconds = 600;

/** Each from a network of its own. */
const guestAddress = (guest: number) => (guest % 2 === 0 ? `198.51.100.${guest}` : `2001:db8:${guest}:7::1`);

test("while one /48 floods for ten minutes, every guest is acknowledged at once and mailed within a quarter of an hour", {
  timeout: withPatience(180),
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
