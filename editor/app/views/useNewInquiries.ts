import { useEffect, useState } from "react";
import { api, read } from "../api.ts";

const lookEveryMs = 20_000;
const changed = "inquiries-changed";

/** How many inquiries nobody has answered yet; undefined for none. */
export function useNewInquiries(): number | undefined {
  const [count, setCount] = useState(0);
  useWatch(() => read(api.inquiries.new.$get()).then((answer) => setCount(answer.count)));
  return count || undefined;
}

/** Calls `look` now, regularly, when the window gets the focus, and after `announceChange`. */
export function useWatch(look: () => Promise<void>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; `look` uses nothing but setters
  useEffect(() => {
    // Ignore failures: the server may have ended and start again.
    const lookAgain = () => void look().catch(() => {});
    lookAgain();
    const timer = setInterval(() => document.hidden || lookAgain(), lookEveryMs);
    for (const event of ["focus", changed]) addEventListener(event, lookAgain);
    return () => {
      clearInterval(timer);
      for (const event of ["focus", changed]) removeEventListener(event, lookAgain);
    };
  }, []);
}

/** Call it after an inquiry was changed. */
export function announceChange() {
  dispatchEvent(new Event(changed));
}
