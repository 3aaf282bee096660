import { dayIn, isWithin } from "#shared/calendar.ts";

// Stands in the head of a page that was built on another day: what came or went since then is right before any of it is
// painted, so that nothing moves when React says the same (app/season/resort-day.ts). A browser may paint a page that
// is still coming; an observer hears of each part before that.

const { timeZone = "UTC" } = document.currentScript?.dataset ?? {};
const today = dayIn(timeZone, new Date());

function showDue() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-days]")) {
    const [from, until] = element.dataset.days?.split("/") ?? [];
    element.hidden = !isWithin({ from, until }, today);
  }
}

const arriving = new MutationObserver(showDue);
arriving.observe(document, { childList: true, subtree: true });
document.addEventListener("DOMContentLoaded", () => {
  arriving.disconnect();
  showDue();
});
