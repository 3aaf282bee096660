import { flushSync } from "react-dom";
import words from "#words/site.json" with { type: "json" };
import { hasUnsavedText } from "./inquiry/saved-inquiry.ts";
import { blockLoadsWhile, checkForNewRelease, needsPageLoad } from "./newer-release.ts";
import { isPagePath, loadPage } from "./pages.ts";
import { servedPath, showAlert } from "./ui/browser.ts";
import type { PageLocation } from "./ui/location.ts";

// Links are plain. Where the browser has the Navigation API, a page of this site is rendered here instead of loaded.
// Scroll position, focus and "the last navigation wins" are the browser's.

let current: PageLocation = {
  path: servedPath(location.pathname),
  search: location.search,
  hash: location.hash,
  arrival: "load",
};
let currentUrl = location.href;
/** Marks a navigation that corrects the URL of the page that is shown. */
const urlCorrection = "url-only";
const listeners = new Set<() => void>();

/** For React's useSyncExternalStore. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export const currentLocation = () => current;

/** Call it once the page is hydrated. Until then a link loads its page. */
export function interceptNavigations(): void {
  window.navigation?.addEventListener("navigate", onNavigate);
  blockLoadsWhile(hasUnsavedText);
  // The guest is back in this tab.
  document.addEventListener("visibilitychange", () => document.hidden || checkForNewRelease());
}

/** Loads a URL in full: nothing of this document stays. */
export function replaceDocument(url: string): void {
  window.navigation?.removeEventListener("navigate", onNavigate);
  location.replace(url);
}

function onNavigate(event: NavigateEvent) {
  const { canIntercept, destination, downloadRequest, formData, hashChange, info, navigationType } = event;
  if (info === urlCorrection) return event.intercept({ focusReset: "manual", scroll: "manual" });
  if (!canIntercept || hashChange || formData || downloadRequest !== null) return;
  if (navigationType === "reload") return;
  const url = new URL(destination.url);
  const arrival = navigationType === "traverse" ? "history" : "link";
  // The browser loads all else. In history it would only change the URL.
  if (arrival === "history" || (isPagePath(url.pathname) && !needsPageLoad()))
    event.intercept({ focusReset: "manual", handler: () => showPage(event, url, arrival) });
}

/** Until the page's script is here, the previous page stays. If it does not come, the browser loads the page. */
async function showPage(event: NavigateEvent, url: URL, arrival: "link" | "history") {
  const { pathname, search, hash } = url;
  const canRender = !needsPageLoad() && isPagePath(pathname) && (await isLoaded(pathname));
  // Another navigation has taken the place of this one.
  if (event.signal.aborted) return;
  if (!canRender) {
    // The URL is that of the new page already.
    if (hasUnsavedText()) return stayOnPage();
    location.reload();
    throw new Error(`${pathname} is loaded instead of rendered.`);
  }
  currentUrl = url.href;
  flushSync(() => show({ path: pathname, search, hash, arrival, scroll: () => event.scroll() }));
  void checkForNewRelease();
}

/** The page that is shown stays, and says so: what the guest has written would be gone with it. */
function stayOnPage() {
  window.navigation?.navigate(currentUrl, { history: "replace", info: urlCorrection });
  showAlert(words.pageNotLoaded);
}

const isLoaded = (path: string) =>
  loadPage(path).then(
    () => true,
    () => false,
  );

function show(location: PageLocation) {
  current = location;
  for (const listener of listeners) listener();
}
