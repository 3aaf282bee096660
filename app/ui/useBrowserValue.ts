import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** What only the browser knows. Hydration starts from what the prerendered page says, then corrects it. */
export function useBrowserValue<T>(inBrowser: () => T, prerendered: T): T {
  return useSyncExternalStore(neverChanges, inBrowser, () => prerendered);
}
