import { useSyncExternalStore } from "react";
import { buildDay, clock } from "#content/site.yaml";
import { type Day, dayAt } from "#shared/calendar.ts";

/** Today at the resort. Until hydration, and in development (SITE_DATE=2026-12-20 npm run dev), the day of the build. */
export const useResortDay = (): Day => useSyncExternalStore(subscribeToReturn, resortDay, () => buildDay);

/** The current year at the resort, such as 2026. */
export const useResortYear = (): string => useResortDay().slice(0, 4);

function resortDay(): Day {
  if (import.meta.env.DEV) return buildDay;
  const day = dayAt(clock, Date.now());
  // A day before the build means that the guest's clock is wrong.
  return day < buildDay ? buildDay : day;
}

/** Notifies when the guest returns to the page, because midnight may have passed. */
function subscribeToReturn(listener: () => void): () => void {
  const watch = new AbortController();
  document.addEventListener("visibilitychange", listener, { signal: watch.signal });
  addEventListener("pageshow", listener, { signal: watch.signal });
  return () => watch.abort();
}
