import { useEffect, useLayoutEffect, useState } from "react";
import { isMotionPaused } from "./motion/motion.ts";
import { openPopover } from "./ui/browser.ts";
import { useLocation } from "./ui/location.ts";

const fadeMs = 200;

/** After a page is rendered instead of loaded: what the guest would notice or hear after a load. */
export function PageChange() {
  const location = useLocation();
  const { path, arrival } = location;
  const [announcement, setAnnouncement] = useState("");

  useLayoutEffect(() => {
    if (location.arrival === "load") return;
    // The menu. Its button gets the focus.
    openPopover()?.hidePopover();
    if (location.arrival === "history") showSections();
    // Before the effects of the page, which may scroll to a form.
    location.scroll?.();
  }, [location]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another page
  useEffect(() => {
    if (arrival === "load") return;
    const main = document.getElementById("main");
    if (!isMotionPaused()) main?.animate({ opacity: [0, 1] }, fadeMs);
    // The focused element was removed with its page, or is a link of the footer.
    if (!document.activeElement?.closest("header")) main?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [path]);

  return (
    <p className="hidden" role="status">
      {announcement}
    </p>
  );
}

/** The browser restores the position of a page in history. While heights are estimated, another part would be there. */
function showSections() {
  for (const section of document.querySelectorAll<HTMLElement>(".below-fold"))
    section.style.contentVisibility = "visible";
}
