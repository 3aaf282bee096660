import { flushSync } from "react-dom";
import words from "#words/site.json" with { type: "json" };
import { hasUnsavedText } from "./inquiry/saved-inquiry.ts";
import { blockLoadsWhile, checkForNewRelease, needsPageLoad } from "./newer-release.ts";
import { isPagePath, loadPage } from "./pages.ts";
import { servedPath, showAlert } from "./ui/browser.ts";
import type { PageLocation } from "./ui/location.ts";

// Links are plain. In browsers with the Navigation API, pages of this site are rendered here instead of being loaded. The
// browser handles scroll positions, and cancels a navigation when another one starts.

let current: PageLocation = {
  path: servedPath(location.pathname),
  search: location.search,
  hash: location.hash,
  arrival: "load",
};
let currentUrl = location.href;
/** The `info` of a navigation that only corrects the URL of the current page. */
const urlCorrection = "url-only";
const listeners = new Set<() => void>();

/** For React's useSyncExternalStore. */
export function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
export const currentLocation = () => current;

/** Call it once the page is hydrated. Until then links load whole pages. */
export function interceptNavigations(): void {
  window.navigation?.addEventListener("navigate", onNavigate);
  blockLoadsWhile(hasUnsavedText);
  // Check when the guest returns to this tab.
  document.addEventListener("visibilitychange", () => document.hidden || checkForNewRelease());
}

/** Loads a URL instead of rendering it, and replaces the current history entry. */
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
  // The browser loads everything else. History entries of this document must be intercepted: for them, it would only change
  // the URL.
  if (arrival === "history" || (isPagePath(url.pathname) && !needsPageLoad()))
    event.intercept({ focusReset: "manual", handler: () => showPage(event, url, arrival) });
}

/** Renders a page once its script has loaded; until then the previous page stays. Without the script, the page is loaded. */
async function showPage(event: NavigateEvent, url: URL, arrival: "link" | "history") {
  const { pathname, search, hash } = url;
  const canRender = !needsPageLoad() && isPagePath(pathname) && (await isLoaded(pathname));
  // Another navigation has started meanwhile.
  if (event.signal.aborted) return;
  if (!canRender) {
    // The browser has already changed the URL, so a reload loads the new page.
    if (hasUnsavedText()) return stayOnPage();
    location.reload();
    throw new Error(`${pathname} is loaded instead of rendered.`);
  }
  currentUrl = url.href;
  flushSync(() => show({ path: pathname, search, hash, arrival, scroll: () => event.scroll() }));
  void checkForNewRelease();
}

/** Stays on the current page and tells the guest, because loading another one would lose unsaved text. */
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
