import { useBrowserValue } from "#app/ui/browser.ts";
import { buildDay, timeZone } from "#content/calendar.yaml";
import { type Day, dayIn, isWithin, type Period } from "#shared/calendar.ts";

/** Today in the resort's time zone. Prerendered pages use the day of the build until hydration. */
export function useResortDay(): Day {
  return useBrowserValue(resortDay, buildDay);
}

/** Today in the resort's time zone. In development the build's day: SITE_DATE=2026-12-20 npm run dev. */
export const resortDay = (): Day => (import.meta.env.DEV ? buildDay : dayIn(timeZone, new Date()));

/**
 * Attributes of an element that is shown on certain days only. On other days it is in the page too, but hidden. A script
 * in the head corrects that before the first paint, long before hydration (app/inline/show-by-date.ts).
 */
export const shownWithin = ({ from = "", until = "" }: Period, day: Day) =>
  (from || until) && {
    hidden: !isWithin({ from, until }, day),
    "data-days": `${from}/${until}`,
    suppressHydrationWarning: true,
  };
