import { type Day, isOfEveryYear } from "#shared/calendar.ts";

/** '20 December 2026'; without the year for a day of every year. */
export function sayDay(day: Day): string {
  const isYearly = isOfEveryYear(day);
  const year = isYearly ? undefined : "numeric";
  // A leap year, for 29 February.
  const date = new Date(`${isYearly ? `2024-${day}` : day}T00:00:00Z`);
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year, timeZone: "UTC" });
}
