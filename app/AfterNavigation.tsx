import { useEffect, useLayoutEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { replacementFor, restoreControls } from "./before-hydration.ts";

declare global {
  interface Window {
    /** Set by app/inline/keep-taps.ts: repeats the guest's last tap before hydration, on what is in its place now. */
    replayTap?: (replacementFor: (was: Element) => Element) => void;
  }
}

/** Scrolls, moves the focus and announces the page after a navigation within the site, as browsers do after a load. */
export function AfterNavigation() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each key is a navigation
  useLayoutEffect(() => {
    const isFirst = document.getElementById("page-name")?.dataset.path === undefined;
    // Before the effects of the page, which read its fields.
    if (isFirst) return restoreControls();
    // The menu. Its button gets the focus.
    document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
    if (type === "POP") showSections();
    else if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else scrollTo(0, 0);
  }, [key, hash, type]);

  useEffect(() => {
    const status = document.getElementById("page-name");
    if (!status || status.dataset.path === pathname) return;
    if (status.dataset.path === undefined) {
      window.replayTap?.(replacementFor);
      delete window.replayTap;
    } else {
      status.textContent = document.title;
      // The focused element was removed with its page, or is a link of the footer.
      if (!document.activeElement?.closest("header"))
        document.getElementById("main")?.focus({ preventScroll: true });
    }
    status.dataset.path = pathname;
  }, [pathname]);
  return null;
}

/** The browser restores the position of a page in history. While heights are estimated, another part would be there. */
function showSections() {
  for (const section of document.querySelectorAll<HTMLElement>(".below-fold"))
    section.style.contentVisibility = "visible";
}
