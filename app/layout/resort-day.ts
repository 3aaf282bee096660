import { useBrowserValue } from "#app/ui/browser.ts";
import { buildDay, clock } from "#content/site.yaml";
import { type Day, dayAt } from "#shared/calendar.ts";

/**
 * Today in the resort's time zone. Prerendered pages use the day of the build until hydration, development always does:
 * SITE_DATE=2026-12-20 npm run dev.
 */
export function useResortDay(): Day {
  return useBrowserValue(() => (import.meta.env.DEV ? buildDay : dayAt(clock, Date.now())), buildDay);
}
