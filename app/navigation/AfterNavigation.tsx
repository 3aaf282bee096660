import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { returnToPlace, watchPlace } from "./scroll-positions.ts";

declare global {
  interface Window {
    /** Set by app/inline/defer-hydration.ts: repeats the guest's last tap before the script came. */
    replayTap?: () => void;
  }
}

/**
 * What a browser does by itself when a page loads, done for one that came without loading: its place, the focus, and
 * its name for screen readers.
 */
export function AfterNavigation() {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();

  useLayoutEffect(() => {
    const status = document.getElementById("page-name");
    const isLoaded = status?.dataset.path === undefined;
    if (!isLoaded) {
      // From here on the browser's own restoring would come before the page that it is meant for.
      history.scrollRestoration = "manual";
      if (navigation === "POP") returnToPlace(key);
      else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
      else scrollTo(0, 0);
    } else if (history.scrollRestoration === "manual") returnToPlace(key);
    return watchPlace(key);
  }, [key, hash, navigation]);

  useEffect(() => {
    const status = document.getElementById("page-name");
    if (!status || status.dataset.path === pathname) return;
    if (status.dataset.path === undefined) {
      window.replayTap?.();
      delete window.replayTap;
    } else {
      status.textContent = document.title;
      // Whoever goes back leaves the menu without following one of its links.
      document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
      // What had the focus has gone with its page.
      if (document.activeElement === document.body)
        document.getElementById("main")?.focus({ preventScroll: true });
    }
    status.dataset.path = pathname;
    return layOutBelowFold();
  }, [pathname]);
  return null;
}

/**
 * Lays out what app/styles/base.css leaves for later, one section in each idle moment, so that no estimate is left when
 * the guest gets there. Returns how to stop.
 */
function layOutBelowFold(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>(".below-fold")];
  // Safari has no requestIdleCallback.
  const soon = window.requestIdleCallback ?? setTimeout;
  let hasStopped = false;
  const next = () => {
    const section = waiting.shift();
    if (hasStopped || !section) return;
    section.style.contentVisibility = "visible";
    soon(next);
  };
  soon(next);
  return () => {
    hasStopped = true;
  };
}
