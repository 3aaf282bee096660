import { useEffect, useState } from "react";
import { useMotionRuns } from "./motion.ts";

/** The current index of `count`. The returned function shows an index at once, for a whole interval. */
export function useRotation(count: number, everyMs: number, held = false): [number, (index: number) => void] {
  const [{ index, picks }, setState] = useState({ index: 0, picks: 0 });
  const runs = useMotionRuns() && !held && count > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pick starts a new interval
  useEffect(() => {
    if (!runs) return;
    const turn = () => setState((state) => ({ ...state, index: (state.index + 1) % count }));
    const timer = setInterval(turn, everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs, runs, picks]);

  return [index, (index) => setState(({ picks }) => ({ index, picks: picks + 1 }))];
}
