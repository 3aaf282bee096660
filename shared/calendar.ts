/** A day: 2026-12-20, or 12-20 for that day of every year. Days of one form can be compared as texts. */
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

/** True on the days of the period. A period of every year may include New Year: 12-20 to 01-05. */
export function isWithin({ from = "", until = "" }: Period, day: Day): boolean {
  const isYearly = isOfEveryYear(from) || isOfEveryYear(until);
  const today = isYearly ? day.slice(5) : day;
  const [hasBegun, goesOn] = [from <= today, until === "" || today <= until];
  return isYearly && until !== "" && until < from ? hasBegun || goesOn : hasBegun && goesOn;
}

/** True when the period is over for good. */
export function isOver({ until = "" }: Period, day: Day): boolean {
  return until !== "" && !isOfEveryYear(until) && until < day;
}

export const isOfEveryYear = (day: Day): boolean => day.length === 5;

/** The day after: 2027-01-01 for 2026-12-31. */
export function dayAfter(day: Day): Day {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** '20 December 2026', or '20 December' for a day of every year. `locale`: the language, for Intl. */
export function sayDay(day: Day, locale: string): string {
  const isYearly = isOfEveryYear(day);
  const year = isYearly ? undefined : "numeric";
  // 2024 is a leap year and has 29 February.
  const date = new Date(`${isYearly ? `2024-${day}` : day}T00:00:00Z`);
  return date.toLocaleDateString(locale, { day: "numeric", month: "long", year, timeZone: "UTC" });
}
