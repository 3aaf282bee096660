import { expect, test } from "vitest";
import { RateLimit } from "./rate-limit.ts";

test("allows so many events in any window, and says to the millisecond how long to wait", () => {
  const limit = new RateLimit(2, 1000);
  const waits = [0, 100, 999, 1000, 1001, 1099, 1100].map((now) => limit.take("guest", now));
  expect(waits).toEqual([0, 0, 1, 0, 99, 1, 0]);
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

test("of 10,001 clients it forgets only the one that was seen the longest time ago", () => {
  const limit = new RateLimit(1, 1000);
  const take = (client: number) => limit.take(String(client), 0);
  for (let client = 0; client < 10_000; client += 1) take(client);
  expect(take(0)).toBe(1000);
  take(10_000);
  expect([take(0), take(10_000), take(2), take(1)]).toEqual([1000, 1000, 1000, 0]);
});
