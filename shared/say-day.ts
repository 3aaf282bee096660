import { type Day, isOfEveryYear } from "./calendar.ts";

/** '20 December 2026', or '20 December' for a day of every year. */
export function sayDay(day: Day): string {
  const isYearly = isOfEveryYear(day);
  const year = isYearly ? undefined : "numeric";
  // 2024 is a leap year and has 29 February.
  const date = new Date(`${isYearly ? `2024-${day}` : day}T00:00:00Z`);
  return date.toLocaleDateString("en-GB", { day: "numeric", month: "long", year, timeZone: "UTC" });
}
