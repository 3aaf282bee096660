/** A day such as 2026-12-20. Days compare correctly as strings. */
export type Day = string;

/** The first and the last day, both included. Without one of them, the period is open on that side. */
export interface Period {
  from?: Day | undefined;
  until?: Day | undefined;
}

/** A time zone's offset from UTC, and its next change. */
export interface ZoneClock {
  offsetMs: number;
  next?: { at: number; offsetMs: number };
}

/** The day in a time zone at a time. For pages, because `Intl` with a time zone takes 150 ms on a slow phone. */
export function dayAt({ offsetMs, next }: ZoneClock, at: number): Day {
  return new Date(at + (next && at >= next.at ? next : { offsetMs }).offsetMs).toISOString().slice(0, 10);
}

/** The day in `timeZone` at an instant. Swedish formats dates as 2026-12-20. */
export function dayIn(timeZone: string, instant: Date): Day {
  return new Intl.DateTimeFormat("sv-u-ca-gregory-nu-latn", { timeZone }).format(instant);
}

export function isWithin({ from = "", until }: Period, day: Day): boolean {
  return from <= day && !hasEnded({ until }, day);
}

export function hasEnded({ until }: Period, day: Day): boolean {
  return until !== undefined && until < day;
}
