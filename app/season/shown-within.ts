import { type Day, isWithin, type Period } from "#shared/calendar.ts";

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
