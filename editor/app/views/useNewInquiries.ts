import { useEffect } from "react";
import { api, read } from "../api.ts";
import { useLoaded } from "../useAction.tsx";

const lookEveryMs = 20_000;
const changed = "inquiries-changed";

/** How many inquiries nobody has answered yet; undefined for none. */
export function useNewInquiries(): number | undefined {
  return useWatched(() => read(api.inquiries.new.$get())).value?.count || undefined;
}

/** What `load` resolves with: now, regularly, when the window gets the focus, and after `announceChange`. */
export function useWatched<Value>(load: () => Promise<Value>) {
  const { value, problem, reload } = useLoaded(load, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once; `reload` uses nothing but a setter
  useEffect(() => {
    const timer = setInterval(() => document.hidden || reload(), lookEveryMs);
    for (const event of ["focus", changed]) addEventListener(event, reload);
    return () => {
      clearInterval(timer);
      for (const event of ["focus", changed]) removeEventListener(event, reload);
    };
  }, []);
  return { value, problem };
}

/** Call it after an inquiry was changed. */
export function announceChange() {
  dispatchEvent(new Event(changed));
}
