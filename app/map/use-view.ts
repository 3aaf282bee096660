import { useCallback, useEffect, useRef, useState } from "react";
import { between, type View, wholeRegion, within } from "./view.ts";

const glideMs = 220;

/** The current view. `move` changes it at once; `glide` animates the change, except under reduced motion. */
export function useView(maxZoom: number) {
  const [view, setView] = useState(wholeRegion);
  const goal = useRef(wholeRegion);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const move = useCallback(
    (change: (view: View) => View) => {
      cancelAnimationFrame(frame.current);
      goal.current = within(change(goal.current), maxZoom);
      setView(goal.current);
    },
    [maxZoom],
  );
  const glide = useCallback(
    (change: (view: View) => View) => {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return move(change);
      cancelAnimationFrame(frame.current);
      goal.current = within(change(goal.current), maxZoom);
      let from: View | undefined;
      let startedMs = 0;
      const step = (nowMs: number) => {
        setView((now) => {
          from ??= now;
          const part = Math.min(1, (nowMs - startedMs) / glideMs);
          return part === 1 ? goal.current : between(from, goal.current, 1 - (1 - part) ** 3);
        });
        if (nowMs - startedMs < glideMs) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame((nowMs) => {
        startedMs = nowMs;
        step(nowMs);
      });
    },
    [move, maxZoom],
  );
  return { view, move, glide };
}
