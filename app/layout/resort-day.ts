import { useBrowserValue } from "#app/ui/browser.ts";
import { buildDay, timeZone } from "#content/site.yaml";
import { type Day, dayIn } from "#shared/calendar.ts";

/**
 * Today in the resort's time zone. Prerendered pages use the day of the build until hydration, development always does:
 * SITE_DATE=2026-12-20 npm run dev.
 */
export function useResortDay(): Day {
  return useBrowserValue(() => (import.meta.env.DEV ? buildDay : dayIn(timeZone, new Date())), buildDay);
}
