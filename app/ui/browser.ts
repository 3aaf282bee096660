import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** A value that only the browser knows. Hydration uses `prerendered` first, then the browser's value. */
export function useBrowserValue<T>(inBrowser: () => T, prerendered: T): T {
  return useSyncExternalStore(neverChanges, inBrowser, () => prerendered);
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Safari has no requestIdleCallback. With `timeout`, in milliseconds, also on a page that is never idle. */
export function whenIdle(task: () => void, options?: IdleRequestOptions): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, options);
  else setTimeout(task);
}

/** Runs `task` after the next paint, so that the guest sees at once that a tap has arrived. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** The path of the page that the browser was given at a path. It may be one about an error or a missing network. */
export const servedPath = (path: string) =>
  document.querySelector<HTMLElement>("[data-served-path]")?.dataset.servedPath ?? path;

/** The popover that is open. Browsers without popovers refuse the selector. */
export const openPopover = () =>
  CSS.supports("selector(:popover-open)") ? document.querySelector<HTMLElement>(":popover-open") : null;
