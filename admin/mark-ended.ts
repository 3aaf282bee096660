import { dayIn } from "#shared/calendar.ts";
import { untilMark } from "./make-config.ts";

/**
 * Marks the title of each entry whose last day is past: the CMS can show the day there, and cannot compare it. index.html
 * has the style.
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
