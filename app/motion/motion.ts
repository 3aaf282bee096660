import { useEffect, useState, useSyncExternalStore } from "react";

/** True when the guest, or the system's setting for reduced motion, has paused everything that moves by itself. */
export function isMotionPaused(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === "paused" : reducedMotion().matches;
}

/** The guest's choice. A pause is saved; playing under reduced motion lasts until the guest or the system changes it. */
export function setMotionPaused(paused: boolean): void {
  // Styles read it, and app/inline/before-paint.ts sets a saved pause.
  document.documentElement.dataset.motion = paused ? "paused" : "playing";
  try {
    if (paused) localStorage.motion = "paused";
    else delete localStorage.motion;
  } catch {
    // Without storage the pause works, but is not saved.
  }
  dispatchEvent(new Event("motion"));
}

export const useMotionPaused = () => useSyncExternalStore(onMotionChange, isMotionPaused, () => false);

/** The pause of one thing, for this visit of its page. A change of the pause of everything replaces it. */
export function useOwnPause(): [isPaused: boolean, setPaused: (isPaused: boolean) => void] {
  const isAllPaused = useMotionPaused();
  const [ownPause, setOwnPause] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of it
  useEffect(() => setOwnPause(undefined), [isAllPaused]);
  return [ownPause ?? isAllPaused, setOwnPause];
}

/** Whether the guest sees the page: false until hydration, and in a hidden tab. */
export const usePageVisible = () =>
  useSyncExternalStore(
    onVisibilityChange,
    () => !document.hidden,
    () => false,
  );

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  return () => document.removeEventListener("visibilitychange", listener);
}

function onMotionChange(listener: () => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const followSystem = () => {
    const { dataset } = document.documentElement;
    if (dataset.motion === "playing") delete dataset.motion;
    listener();
  };
  addEventListener("motion", listener, { signal });
  reducedMotion().addEventListener("change", followSystem, { signal });
  return () => watch.abort();
}
