import { expect, test } from "vitest";
import { dayAt } from "#shared/calendar.ts";
import { zoneClock } from "./zone-clock.ts";

const hourMs = 3_600_000;
const built = Date.UTC(2026, 10, 27, 12, 20);

test.each(["Asia/Kolkata", "Europe/Vienna", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Kiritimati"])(
  "%s: a page shows the resort's day up to half a year after its build, also when the clocks change",
  (timeZone) => {
    const clock = zoneClock(timeZone, built);
    expect(clock.next === undefined).toBe(/Kolkata|Kiritimati/.test(timeZone));
    const shown = new Intl.DateTimeFormat("sv", { timeZone });
    for (let at = built; at < built + 180 * 24 * hourMs; at += hourMs / 2)
      if (dayAt(clock, at) !== shown.format(at)) expect.fail(new Date(at).toISOString());
  },
);
