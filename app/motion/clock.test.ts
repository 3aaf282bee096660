import { beforeEach, expect, test } from "vitest";
import { createClock, type Timers } from "./clock.ts";

let now = 0;
let pending: { at: number; callback: () => void } | undefined;
const timers: Timers = {
  now: () => now,
  after(delayMs, callback) {
    const mine = { at: now + delayMs, callback };
    pending = mine;
    return () => {
      if (pending === mine) pending = undefined;
    };
  },
};

function pass(ms: number) {
  const end = now + ms;
  while (pending && pending.at <= end) {
    const due = pending;
    pending = undefined;
    now = due.at;
    due.callback();
  }
  now = end;
}

beforeEach(() => {
  now = 0;
  pending = undefined;
});

test("beats at its interval, and only while it runs", () => {
  const clock = createClock(timers);
  let count = 0;
  clock.every(3000, () => count++);
  pass(10_000);
  expect(count).toBe(0);
  clock.run();
  pass(2999);
  expect(count).toBe(0);
  pass(1);
  expect(count).toBe(1);
  pass(6000);
  expect(count).toBe(3);
});

test("keeps what was left of a beat while it is held", () => {
  const clock = createClock(timers);
  let count = 0;
  clock.run();
  clock.every(3000, () => count++);
  pass(2000);
  clock.hold();
  pass(60_000);
  expect(count).toBe(0);
  clock.run();
  pass(999);
  expect(count).toBe(0);
  pass(1);
  expect(count).toBe(1);
});

test("serves different intervals with one timer", () => {
  const clock = createClock(timers);
  const seen: string[] = [];
  clock.run();
  clock.every(2000, () => seen.push("word"));
  clock.every(3000, () => seen.push("picture"));
  pass(6000);
  expect(seen).toEqual(["word", "picture", "word", "word", "picture"]);
});

test("does not catch up with beats that a sleeping machine missed", () => {
  const clock = createClock(timers);
  let count = 0;
  clock.run();
  clock.every(1000, () => count++);
  now = 10_500;
  pending?.callback();
  expect(count).toBe(1);
  pass(500);
  expect(count).toBe(2);
});

test("an ended beat is not called again", () => {
  const clock = createClock(timers);
  let count = 0;
  clock.run();
  const end = clock.every(1000, () => count++);
  pass(1000);
  end();
  pass(5000);
  expect(count).toBe(1);
});
