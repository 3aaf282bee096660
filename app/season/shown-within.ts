import { type Day, isWithin, type Period } from "#shared/calendar.ts";

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
