import { expect, test } from "vitest";
import { dayIn, hasEnded, isWithin } from "./calendar.ts";

const zone = "Asia/Kolkata";

test("a day begins at midnight in the resort's time zone, which differs by half an hour from others", () => {
  expect(dayIn(zone, new Date("2026-07-12T18:29:59.999Z"))).toBe("2026-07-12");
  expect(dayIn(zone, new Date("2026-07-12T18:30:00Z"))).toBe("2026-07-13");
  // Where the guest is makes no difference.
  expect(dayIn(zone, new Date("2026-12-31T10:30:00-08:00"))).toBe("2027-01-01");
  expect(dayIn(zone, new Date("2027-01-01T08:29:00+14:00"))).toBe("2026-12-31");
  expect(dayIn("Pacific/Kiritimati", new Date("2026-07-12T18:29:00Z"))).toBe("2026-07-13");
});

test("a period includes its first and its last day", () => {
  const period = { from: "2026-07-10", until: "2026-07-12" };
  const days = ["2026-07-09", "2026-07-10", "2026-07-12", "2026-07-13"];
  expect(days.map((day) => isWithin(period, day))).toEqual([false, true, true, false]);
  expect(days.map((day) => hasEnded(period, day))).toEqual([false, false, false, true]);
  expect(isWithin({ from: "2026-07-10", until: "2026-07-10" }, "2026-07-10")).toBe(true);
  expect(isWithin({ from: "2026-07-10" }, "2031-01-01")).toBe(true);
  expect(isWithin({ until: "2026-07-12" }, "2020-01-01")).toBe(true);
  expect(isWithin({}, "2026-07-09")).toBe(true);
});
