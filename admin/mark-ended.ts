import { dayIn } from "#shared/calendar.ts";
import { untilMark } from "./make-config.ts";

/**
 * Marks the title of each entry whose last day is past. The CMS can print that day in an entry's summary, but cannot compare
 * it with today. The style is in index.html.
 */
export function markEnded(timeZone: string): void {
  const mark = () => {
    const today = dayIn(timeZone, new Date());
    for (const title of document.querySelectorAll<HTMLElement>(".summary")) {
      const [, after] = title.textContent.split(untilMark);
      title.toggleAttribute("data-ended", after !== undefined && after.slice(0, today.length) < today);
    }
  };
  new MutationObserver(mark).observe(document.documentElement, {
    childList: true,
    characterData: true,
    subtree: true,
  });
}
