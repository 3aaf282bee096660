import { useEffect, useState } from "react";
import { useMotionPaused, usePageVisible } from "./motion.ts";

/**
 * An index below `count` that advances every `everyMs`, and a function that sets it and starts the interval again.
 * `isSuspended`: do not advance for now. `ownPause`: for an element with its own pause (useOwnPause); others follow the global
 * one.
 */
export function useRotation(
  count: number,
  everyMs: number,
  { isSuspended = false, ownPause }: { isSuspended?: boolean; ownPause?: boolean } = {},
): [index: number, show: (index: number) => void] {
  const [{ index, picks }, setState] = useState({ index: 0, picks: 0 });
  const isVisible = usePageVisible();
  const isAllPaused = useMotionPaused();
  const isPaused = ownPause ?? isAllPaused;
  const isRunning = isVisible && !isPaused && !isSuspended && count > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new pick starts a new interval
  useEffect(() => {
    if (!isRunning) return;
    const advance = () => setState((state) => ({ ...state, index: (state.index + 1) % count }));
    const timer = setInterval(advance, everyMs);
    return () => clearInterval(timer);
  }, [count, everyMs, isRunning, picks]);

  return [index, (index) => setState(({ picks }) => ({ index, picks: picks + 1 }))];
}
