import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** A value that only the browser knows. Hydration uses `prerendered` first, then the browser's value. */
export function useBrowserValue<T>(inBrowser: () => T, prerendered: T): T {
  return useSyncExternalStore(neverChanges, inBrowser, () => prerendered);
}
