/** A day: 2026-12-20. Days can be compared as texts. */
export type Day = string;

/** First and last day, both included. Without one of them the period is open on that side. */
export interface Period {
  from?: Day | undefined;
  until?: Day | undefined;
}

/** How far a time zone's clock is before UTC, and from when on it is another distance. */
export interface ZoneClock {
  offsetMs: number;
  next?: { at: number; offsetMs: number };
}

/** The day in a zone. For pages: `Intl` with a time zone takes a slow phone 150 ms. */
export function dayAt({ offsetMs, next }: ZoneClock, at: number): Day {
  return new Date(at + (next && at >= next.at ? next : { offsetMs }).offsetMs).toISOString().slice(0, 10);
}

/** The day that a clock in `timeZone` shows at this instant. Swedish dates are written like that: 2026-12-20. */
export function dayIn(timeZone: string, instant: Date): Day {
  return new Intl.DateTimeFormat("sv-u-ca-gregory-nu-latn", { timeZone }).format(instant);
}

export function isWithin({ from = "", until }: Period, day: Day): boolean {
  return from <= day && !hasEnded({ until }, day);
}

export function hasEnded({ until }: Period, day: Day): boolean {
  return until !== undefined && until < day;
}
