import { type ReactNode, useEffect, useState } from "react";
import { afterPaint, whenIdle } from "./browser.ts";
import { useLocation } from "./location.ts";

/** Defers its children after a tap on a link, so that the top of the page is painted first. Scroll positions (back, #section) need all at once. */
export function BelowFold({ children }: { children: ReactNode }) {
  const { arrival, hash } = useLocation();
  const [isRendered, setRendered] = useState(arrival !== "link" || hash !== "");
  useEffect(() => (isRendered ? layOutWhenIdle() : afterPaint(() => setRendered(true))), [isRendered]);
  // The footer stays below the window meanwhile.
  return isRendered ? children : <div style={{ height: "100vh" }} />;
}

/** Lays out the sections in idle periods, which replaces their estimated heights. Returns a function that cancels it. */
function layOutWhenIdle(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>(".below-fold")];
  const next = () => {
    const section = waiting.shift();
    if (!section) return;
    section.style.contentVisibility = "visible";
    whenIdle(next);
  };
  whenIdle(next);
  return () => {
    waiting.length = 0;
  };
}
