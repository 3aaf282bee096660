import { useBrowserValue } from "#app/ui/browser.ts";
import { berry, buildDay, timeZone } from "#content/calendar.yaml";
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

const stages = ["flower", "green", "red"] as const;

/** What hangs on the twig in the month of a day. app/styles/tokens.css has the colour and the size of each. */
export function berryOn(day: Day): (typeof stages)[number] | "bare" {
  const month = Number(day.slice(5, 7));
  return stages.find((stage) => berry[stage].includes(month)) ?? "bare";
}
