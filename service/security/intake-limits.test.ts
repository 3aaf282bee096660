import { expect, test } from "vitest";
import { IntakeLimits } from "./intake-limits.ts";

const minuteMs = 60_000;

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
