import { useBrowserValue } from "#app/ui/useBrowserValue.ts";
import { buildDay, timeZone } from "#content/calendar.yaml";
import { type Day, dayIn } from "#shared/calendar.ts";

/** Today by the resort's clock. The prerendered page can only know the day of its build; hydration corrects it. */
export function useResortDay(): Day {
  return useBrowserValue(resortDay, buildDay);
}

/** While one edits, the day that is asked for: SITE_DATE=2026-12-20 npm run dev. */
export const resortDay = (): Day => (import.meta.env.DEV ? buildDay : dayIn(timeZone, new Date()));
