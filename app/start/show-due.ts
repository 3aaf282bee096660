import { dayIn, isWithin } from "#shared/calendar.ts";

// Stands behind the content of a page that was built on another day: what came or went since then is right before the
// first paint, so that nothing moves when React says the same (app/season/shown-within.ts).

const { timeZone = "UTC" } = document.currentScript?.dataset ?? {};
const today = dayIn(timeZone, new Date());
for (const element of document.querySelectorAll<HTMLElement>("[data-days]")) {
  const [from, until] = element.dataset.days?.split("/") ?? [];
  element.hidden = !isWithin({ from, until }, today);
}
