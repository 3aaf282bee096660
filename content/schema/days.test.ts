import { expect, test } from "vitest";
import { calendarSchema } from "./calendar.ts";
import { day } from "./days.ts";
import { price } from "./fields.ts";

const messageOf = (written: unknown) => day("A day.").safeParse(written).error?.issues[0]?.message;

test("a day is written year first, or without its year", () => {
  for (const written of ["2026-12-20", "12-20", "02-29", "2028-02-29"])
    expect(messageOf(written)).toBeUndefined();
});

test("the message proposes the day that was probably meant", () => {
  const proposals = {
    "20.12.2026": "2026-12-20",
    "5/1/27": "2027-01-05",
    "2026-7-1": "2026-07-01",
    "2026/07/01": "2026-07-01",
    "7-1": "07-01",
    "20.12.": "12-20",
  };
  for (const [written, meant] of Object.entries(proposals))
    expect(messageOf(written)).toMatch(new RegExp(`year first.*Write ${meant}$`));
  for (const written of ["31.2.2026", "next week", "20 December 2026", "", "32"])
    expect(messageOf(written)).not.toContain("Write ");
});

test("a day that does not exist is reported", () => {
  expect(messageOf("2026-02-31")).toBe("does not exist: February has 28 days in 2026");
  expect(messageOf("04-31")).toBe("does not exist: April has 30 days");
  expect(messageOf("02-30")).toBe("does not exist: February has 29 days");
  expect(messageOf("2026-20-12")).toMatch(/no month 20/);
  expect(messageOf("2026-12-00")).toMatch(/December has 31 days/);
});

test("seasons of a price may not share a day, also over New Year; a yearly one and one of a single year may", () => {
  const issuesOf = (...days: [string, string][]) => {
    const seasons = days.map(([from, until]) => ({ from, until, amount: 1 }));
    return price.safeParse({ amount: 2, currency: "INR", seasons }).error?.issues.map(({ path }) => path);
  };
  expect(issuesOf(["12-20", "01-05"], ["01-05", "01-10"])).toEqual([["seasons", 1]]);
  expect(issuesOf(["04-01", "04-30"], ["03-01", "05-30"])).toEqual([["seasons", 1]]);
  expect(issuesOf(["12-20", "01-05"], ["01-06", "01-10"])).toBeUndefined();
  expect(issuesOf(["04-01", "04-30"], ["2026-04-10", "2026-04-12"])).toBeUndefined();
  expect(issuesOf(["2026-04-01", "04-30"])).toEqual([["seasons", 0, "until"]]);
});

test("a time zone must exist", () => {
  const { timeZone } = calendarSchema.shape;
  expect(timeZone.safeParse("Asia/Kolkata").success).toBe(true);
  expect(timeZone.safeParse("Asia/Rishikesh").success).toBe(false);
});
