import { type ReactNode, useEffect, useState } from "react";
import { afterPaint, whenIdle } from "./browser.ts";
import { useLocation } from "./location.ts";

/**
 * After a click on a link, renders its children only after the first paint. With Back or a hash, scrolling needs them at once.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const { arrival, hash } = useLocation();
  const [isRendered, setRendered] = useState(arrival !== "link" || hash !== "");
  useEffect(() => (isRendered ? layOutWhenIdle() : afterPaint(() => setRendered(true))), [isRendered]);
  // Keeps the footer below the window.
  return isRendered ? children : <div style={{ height: "100vh" }} />;
}

/** Lays out the sections when the page is idle, which replaces their estimated heights. Returns a function that cancels it. */
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
