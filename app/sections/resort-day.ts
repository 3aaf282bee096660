import { useBrowserValue } from "#app/ui/browser.ts";
import { buildDay, clock } from "#content/site.yaml";
import { type Day, dayAt } from "#shared/calendar.ts";

/** Today at the resort; until hydration, and in development (SITE_DATE=2026-12-20 npm run dev), the day of the build. */
export function useResortDay(): Day {
  return useBrowserValue(() => (import.meta.env.DEV ? buildDay : dayAt(clock, Date.now())), buildDay);
}
