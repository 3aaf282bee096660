import { type Day, isOfEveryYear } from "./calendar.ts";

/** '20 December 2026', or '20 December' for a day of every year. `locale`: the language, for Intl. */
export function sayDay(day: Day, locale: string): string {
  const isYearly = isOfEveryYear(day);
  const year = isYearly ? undefined : "numeric";
  // 2024 is a leap year and has 29 February.
  const date = new Date(`${isYearly ? `2024-${day}` : day}T00:00:00Z`);
  return date.toLocaleDateString(locale, { day: "numeric", month: "long", year, timeZone: "UTC" });
}
