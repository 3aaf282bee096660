import { useEffect, useLayoutEffect, useState } from "react";
import { isMotionPaused } from "./motion/motion.ts";
import { openPopover } from "./ui/browser.ts";
import { useLocation } from "./ui/location.ts";

const fadeMs = 200;

/** Does after a client-side navigation what a page load would do: scroll, move the focus, announce the title. */
export function PageChange() {
  const location = useLocation();
  const { path, arrival } = location;
  const [announcement, setAnnouncement] = useState("");

  useLayoutEffect(() => {
    if (location.arrival === "load") return;
    // Closes the menu, which returns the focus to its button.
    openPopover()?.hidePopover();
    if (location.arrival === "history") showSections();
    // In a layout effect, because effects of the page may scroll to a form afterwards.
    location.scroll?.();
  }, [location]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    if (arrival === "load") return;
    const main = document.getElementById("main");
    if (!isMotionPaused()) main?.animate({ opacity: [0, 1] }, fadeMs);
    // Otherwise the focus was on an element of the previous page, or stays on a link in the footer.
    if (!document.activeElement?.closest("header")) main?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [path]);

  return (
    <p className="hidden" role="status">
      {announcement}
    </p>
  );
}

/** Replaces estimated heights by real ones, so that a restored scroll position shows the same part of the page. */
function showSections() {
  for (const section of document.querySelectorAll<HTMLElement>(".below-fold"))
    section.style.contentVisibility = "visible";
}
