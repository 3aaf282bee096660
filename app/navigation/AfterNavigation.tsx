import { useEffect, useLayoutEffect } from "react";
import type { Location, NavigationType } from "react-router";
import { isRestored, restoreScroll, watchScroll } from "./scroll-positions.ts";

declare global {
  interface Window {
    /** Set by app/inline/keep-taps.ts: repeats the guest's last tap before hydration. */
    replayTap?: () => void;
  }
}

/**
 * Scrolls, moves the focus and announces the page after a navigation within the site, as browsers do after a load.
 * `location` is the page that is shown; the router may already have the next one. `type`: how the guest came to it.
 */
export function AfterNavigation({ location, type }: { location: Location; type: NavigationType }) {
  const { pathname, hash, key } = location;

  useLayoutEffect(() => {
    const status = document.getElementById("page-name");
    const isLoaded = status?.dataset.path === undefined;
    if (!isLoaded) {
      // The browser would restore the position before the new page is rendered.
      history.scrollRestoration = "manual";
      if (type === "POP") restoreScroll(key);
      else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
      else scrollTo(0, 0);
    } else if (history.scrollRestoration === "manual" || isRestored(key)) restoreScroll(key);
    return watchScroll(key);
  }, [key, hash, type]);

  useEffect(() => {
    const status = document.getElementById("page-name");
    if (!status || status.dataset.path === pathname) return;
    if (status.dataset.path === undefined) {
      window.replayTap?.();
      delete window.replayTap;
    } else {
      status.textContent = document.title;
      // After the back button the menu may still be open.
      document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
      // The focused element was removed with its page, or is a link of the footer.
      if (!document.activeElement?.closest("header"))
        document.getElementById("main")?.focus({ preventScroll: true });
    }
    status.dataset.path = pathname;
  }, [pathname]);
  return null;
}
