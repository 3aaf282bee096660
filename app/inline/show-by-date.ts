import { dayIn, isWithin } from "#shared/calendar.ts";

// Runs in the head of pages with dated content (app/season/resort-day.ts). The page may have been built on another
// day: this script shows and hides each dated element before it is painted, so that hydration moves nothing. Browsers
// paint pages that are still being parsed; the observer runs before each such paint.

const { timeZone = "UTC" } = document.currentScript?.dataset ?? {};
const today = dayIn(timeZone, new Date());

function showByDate() {
  for (const element of document.querySelectorAll<HTMLElement>("[data-days]")) {
    const [from, until] = element.dataset.days?.split("/") ?? [];
    element.hidden = !isWithin({ from, until }, today);
  }
}

const parsing = new MutationObserver(showByDate);
parsing.observe(document, { childList: true, subtree: true });
document.addEventListener("DOMContentLoaded", () => {
  parsing.disconnect();
  showByDate();
});
