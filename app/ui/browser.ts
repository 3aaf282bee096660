import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** A value that only the browser knows. `prerendered` is used until hydration. */
export function useBrowserValue<T>(inBrowser: () => T, prerendered: T): T {
  return useSyncExternalStore(neverChanges, inBrowser, () => prerendered);
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** requestIdleCallback, which Safari lacks. With `timeout`, in milliseconds, it also runs on a page that is never idle. */
export function whenIdle(task: () => void, options?: IdleRequestOptions): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, options);
  else setTimeout(task);
}

/** Runs `task` after the next paint, so that the guest sees at once that a tap was noticed. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** The path of the page that was served at `path`. It differs on error pages and offline. */
export const servedPath = (path: string) =>
  document.querySelector<HTMLElement>("[data-served-path]")?.dataset.servedPath ?? path;

/** The open popover. Browsers without popovers throw on the selector. */
export const openPopover = () =>
  CSS.supports("selector(:popover-open)") ? document.querySelector<HTMLElement>(":popover-open") : null;

/** A native alert. Some in-app browsers have none. */
export function showAlert(text: string): void {
  try {
    alert(text);
  } catch (error) {
    reportError(error);
  }
}
