import { useBrowserValue } from "#app/ui/useBrowserValue.ts";
import { buildDay, timeZone } from "#content/calendar.yaml";
import { type Day, dayIn, isWithin, type Period } from "#shared/calendar.ts";

/** Today by the resort's clock. The prerendered page can only know the day of its build; hydration corrects it. */
export function useResortDay(): Day {
  return useBrowserValue(resortDay, buildDay);
}

/** While one edits, the day that is asked for: SITE_DATE=2026-12-20 npm run dev. */
export const resortDay = (): Day => (import.meta.env.DEV ? buildDay : dayIn(timeZone, new Date()));

/**
 * For an element that is there on certain days only. It is in the page on all others too, hidden: a script in the
 * page's head sets it right before it is painted, long before React comes (app/start/show-due.ts).
 */
export const shownWithin = ({ from = "", until = "" }: Period, day: Day) =>
  (from || until) && {
    hidden: !isWithin({ from, until }, day),
    "data-days": `${from}/${until}`,
    suppressHydrationWarning: true,
  };
