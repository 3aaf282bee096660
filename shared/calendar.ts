/** A day: 2026-12-20. Days can be compared as texts. */
export type Day = string;

/** First and last day, both included. Without one of them the period is open on that side. */
export interface Period {
  from?: Day | undefined;
  until?: Day | undefined;
}

/** The day that a clock in `timeZone` shows at this instant: 2026-12-20. */
export function dayIn(timeZone: string, instant: Date): Day {
  const format = new Intl.DateTimeFormat("en", {
    timeZone,
    // A guest's system may use another calendar.
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}`;
}

export function isWithin({ from = "", until }: Period, day: Day): boolean {
  return from <= day && !hasEnded({ until }, day);
}

export function hasEnded({ until }: Period, day: Day): boolean {
  return until !== undefined && until < day;
}
