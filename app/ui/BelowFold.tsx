import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { afterPaint, whenIdle } from "./browser.ts";

/** Whether a link has led to the top of this page. `useNavigationType` is always POP within `<Routes location>`. */
export const CameByLink = createContext(false);

/**
 * A page's sections below the fold. After a tap on a link the top of the page is painted first: half of the work, so the
 * tap is answered sooner. The back button and links to a section need the whole page at once for their scroll position.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const cameByLink = useContext(CameByLink);
  const [isRendered, setRendered] = useState(!cameByLink);
  useEffect(() => (isRendered ? layOut() : afterPaint(() => setRendered(true))), [isRendered]);
  // The footer stays below the window meanwhile.
  return isRendered ? children : <div style={{ height: "100vh" }} />;
}

/**
 * Lays out the sections (app/styles/base.css), one in each idle period, so that their estimated heights are replaced
 * before the guest gets there. Returns a function that stops it.
 */
function layOut(): () => void {
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
