import type { ZoneClock } from "#shared/calendar.ts";

const halfHourMs = 30 * 60_000;
const dayMs = 48 * halfHourMs;

/** The clock of a time zone such as Asia/Kolkata from `now` on, with its next change within a year. */
export function zoneClock(timeZone: string, now: number): ZoneClock {
  const shown = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  const offsetAt = (at: number) => Date.parse(`${shown.format(at).replace(" ", "T")}Z`) - at;
  const start = Math.floor(now / halfHourMs) * halfHourMs;
  const offsetMs = offsetAt(start);
  const findChange = (from: number, stepMs: number, steps: number) =>
    Array.from({ length: steps }, (_, step) => from + (step + 1) * stepMs).find(
      (at) => offsetAt(at) !== offsetMs,
    );
  const day = findChange(start, dayMs, 366);
  const at = day && findChange(day - dayMs, halfHourMs, 48);
  return { offsetMs, ...(at && { next: { at, offsetMs: offsetAt(at) } }) };
}
