import { useSyncExternalStore } from "react";
import { buildDay, clock } from "#content/site.yaml";
import { type Day, dayAt } from "#shared/calendar.ts";

/** Today at the resort; until hydration, and in development (SITE_DATE=2026-12-20 npm run dev), the day of the build. */
export const useResortDay = (): Day => useSyncExternalStore(subscribeToReturn, resortDay, () => buildDay);

/** As `useResortDay`: 2026. */
export const useResortYear = (): string => useResortDay().slice(0, 4);

function resortDay(): Day {
  if (import.meta.env.DEV) return buildDay;
  const day = dayAt(clock, Date.now());
  // Today cannot be before the build, so the guest's clock is wrong.
  return day < buildDay ? buildDay : day;
}

/** Checks again when the guest returns, because midnight may have passed. */
function subscribeToReturn(listener: () => void): () => void {
  const watch = new AbortController();
  document.addEventListener("visibilitychange", listener, { signal: watch.signal });
  addEventListener("pageshow", listener, { signal: watch.signal });
  return () => watch.abort();
}
