import { expect, test } from "vitest";
import { dayAfter, dayIn, isOver, isWithin } from "./calendar.ts";
import { amountOn } from "./price.ts";

const zone = "Asia/Kolkata";

test("a day begins at midnight in the resort's zone, half an hour off the whole hours of others", () => {
  expect(dayIn(zone, new Date("2026-07-12T18:29:59.999Z"))).toBe("2026-07-12");
  expect(dayIn(zone, new Date("2026-07-12T18:30:00Z"))).toBe("2026-07-13");
  // Where the guest is makes no difference.
  expect(dayIn(zone, new Date("2026-12-31T10:30:00-08:00"))).toBe("2027-01-01");
  expect(dayIn(zone, new Date("2027-01-01T08:29:00+14:00"))).toBe("2026-12-31");
  expect(dayIn("Pacific/Kiritimati", new Date("2026-07-12T18:29:00Z"))).toBe("2026-07-13");
});

test("the first and the last day belong to a period", () => {
  const period = { from: "2026-07-10", until: "2026-07-12" };
  const days = ["2026-07-09", "2026-07-10", "2026-07-12", "2026-07-13"];
  expect(days.map((day) => isWithin(period, day))).toEqual([false, true, true, false]);
  expect(days.map((day) => isOver(period, day))).toEqual([false, false, false, true]);
  expect(isWithin({ from: "2026-07-10" }, "2031-01-01")).toBe(true);
  expect(isWithin({ until: "2026-07-12" }, "2020-01-01")).toBe(true);
  expect(isWithin({}, "2026-07-09")).toBe(true);
});

test("a period of every year comes again, over New Year too, and is never over", () => {
  const winter = { from: "12-20", until: "01-05" };
  const days = ["2026-12-19", "2026-12-20", "2026-12-31", "2027-01-05", "2027-01-06", "2030-12-24"];
  expect(days.map((day) => isWithin(winter, day))).toEqual([false, true, true, true, false, true]);
  expect(isOver(winter, "2027-02-01")).toBe(false);
  expect(isWithin({ from: "07-01", until: "07-01" }, "2026-07-01")).toBe(true);
  expect(isWithin({ from: "02-29", until: "02-29" }, "2028-02-29")).toBe(true);
});

test("the day after is another month or year where it must be", () => {
  expect(dayAfter("2026-12-31")).toBe("2027-01-01");
  expect(dayAfter("2028-02-28")).toBe("2028-02-29");
});

test("a price follows its seasons; one of a single year goes before one of every year", () => {
  const price = {
    amount: 6000,
    seasons: [
      { from: "04-15", until: "06-30", amount: 8000 },
      { from: "2026-05-01", until: "2026-05-10", amount: "on request" as const },
    ],
  };
  const days = ["2026-04-14", "2026-04-15", "2026-05-05", "2027-05-05", "2026-07-01"];
  expect(days.map((day) => amountOn(price, day))).toEqual([6000, 8000, "on request", 8000, 6000]);
  expect(amountOn({ amount: 6000 }, "2026-05-05")).toBe(6000);
});
