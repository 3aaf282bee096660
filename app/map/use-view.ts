import { useCallback, useEffect, useRef, useState } from "react";
import { between, home, type View, within } from "./view.ts";

const glideMs = 220;

/** What the window shows. `move` follows the hand at once; `glide` takes a moment, except where less motion is wished. */
export function useView(mostZoom: number) {
  const [view, setView] = useState(home);
  const goal = useRef(home);
  const frame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const move = useCallback(
    (change: (view: View) => View) => {
      cancelAnimationFrame(frame.current);
      goal.current = within(change(goal.current), mostZoom);
      setView(goal.current);
    },
    [mostZoom],
  );
  const glide = useCallback(
    (change: (view: View) => View) => {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return move(change);
      cancelAnimationFrame(frame.current);
      goal.current = within(change(goal.current), mostZoom);
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
    [move, mostZoom],
  );
  return { view, move, glide };
}
