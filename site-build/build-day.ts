import { type Day, dayIn } from "#shared/calendar.ts";

/** The day whose pages are built: SITE_DATE, by default today by the resort's clock. */
export function buildDay(timeZone: string): Day {
  const day = process.env.SITE_DATE;
  if (!day) return dayIn(timeZone, new Date());
  if (!/^\d{4}-\d\d-\d\d$/.test(day))
    throw new Error(`SITE_DATE must be a day such as 2026-12-20, not ${day}.`);
  return day;
}
