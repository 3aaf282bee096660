import { expect, test } from "vitest";
import { SlidingWindow } from "./limits.ts";

test("never lets more than the limit through in any window, and says exactly how long to wait", () => {
  const window = new SlidingWindow(3, 1000);
  const passed: number[] = [];
  let promisedAt = Infinity;
  for (let now = 0; now < 10_000; now += 37) {
    const waitMs = window.waitMs(now);
    if (now >= promisedAt) expect(waitMs).toBe(0);
    if (waitMs === 0) {
      window.count(now);
      passed.push(now);
      promisedAt = Infinity;
    } else promisedAt = now + waitMs;
  }
  for (const now of passed)
    expect(passed.filter((at) => at > now - 1000 && at <= now).length).toBeLessThanOrEqual(3);
  expect(passed.length).toBeGreaterThan(24);
});

test("forgets events that lie in the future because the clock was set back", () => {
  const window = new SlidingWindow(1, 1000);
  window.count(86_400_000);
  expect(window.left(0)).toBe(1);
});

test("stays right when it tidies up thousands of old events", () => {
  const window = new SlidingWindow(5000, 1000);
  for (let now = 0; now < 3000; now += 1) window.count(now);
  expect(window.left(3000)).toBe(5000 - 999);
});
