import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/** A value that only the browser knows. Until hydration it is `prerendered`. */
export function useBrowserValue<T>(inBrowser: () => T, prerendered: T): T {
  return useSyncExternalStore(neverChanges, inBrowser, () => prerendered);
}

export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** requestIdleCallback, with a fallback for Safari. The option `timeout`, in milliseconds, is for pages that are never idle. */
export function whenIdle(task: () => void, options?: IdleRequestOptions): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, options);
  else setTimeout(task);
}

/** Runs `task` after the next paint, so that a pressed button looks pressed immediately. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** The path of the page that was served at `path`, which differs from it on error pages and offline. */
export const servedPath = (path: string) =>
  document.querySelector<HTMLElement>("[data-served-path]")?.dataset.servedPath ?? path;

/** The open popover, if any. Browsers without popovers would throw on the selector. */
export const openPopover = () =>
  CSS.supports("selector(:popover-open)") ? document.querySelector<HTMLElement>(":popover-open") : null;

/** Shows a native alert, which some in-app browsers do not have. */
export function showAlert(text: string): void {
  try {
    alert(text);
  } catch (error) {
    reportError(error);
  }
}
