import { expect, test } from "vitest";
import { RateLimit } from "./rate-limit.ts";

test("never lets more than the limit through in any window, and says exactly how long to wait", () => {
  const limit = new RateLimit(3, 1000);
  const passed: number[] = [];
  let promisedAt = Infinity;
  for (let now = 0; now < 10_000; now += 37) {
    const waitMs = limit.take("guest", now);
    if (now >= promisedAt) expect(waitMs).toBe(0);
    if (waitMs === 0) passed.push(now);
    promisedAt = waitMs === 0 ? Infinity : now + waitMs;
  }
  for (const now of passed)
    expect(passed.filter((at) => at > now - 1000 && at <= now).length).toBeLessThanOrEqual(3);
  expect(passed.length).toBeGreaterThan(24);
});

test("forgets events that lie in the future because the clock was set back", () => {
  const limit = new RateLimit(1, 1000);
  expect(limit.take("guest", 86_400_000)).toBe(0);
  expect(limit.take("guest", 0)).toBe(0);
});

test("counts each client alone, from its earlier events", () => {
  const limit = new RateLimit(2, 1000, [["guest", [100, 200]]]);
  expect([limit.take("guest", 300), limit.take("other", 300)]).toEqual([800, 0]);
});

test("the moment that it promised is free, the millisecond before is not", () => {
  const limit = new RateLimit(1, 1000);
  expect([0, 999, 1000, 1999, 2000].map((now) => limit.take("guest", now))).toEqual([0, 1, 0, 1, 0]);
});

test("of 10,001 clients it forgets only the one that was seen the longest time ago", () => {
  const limit = new RateLimit(1, 1000);
  const take = (client: number) => limit.take(String(client), 0);
  for (let client = 0; client < 10_000; client += 1) take(client);
  expect(take(0)).toBe(1000);
  take(10_000);
  expect([take(0), take(10_000), take(2), take(1)]).toEqual([1000, 1000, 1000, 0]);
});
