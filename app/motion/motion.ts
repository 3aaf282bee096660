import { useEffect, useState, useSyncExternalStore } from "react";

/** Whether the guest, or the system's setting for reduced motion, has paused everything that moves by itself. */
export function isMotionPaused(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === "paused" : reducedMotion().matches;
}

/** Sets the guest's choice. A pause is saved; playing despite reduced motion lasts until the guest or the system changes it. */
export function setMotionPaused(paused: boolean): void {
  // Stylesheets read this attribute, and app/inline/before-paint.ts restores a saved pause.
  document.documentElement.dataset.motion = paused ? "paused" : "playing";
  try {
    if (paused) localStorage.motion = "paused";
    else delete localStorage.motion;
  } catch {
    // Without storage the pause works but is not saved.
  }
  dispatchEvent(new Event("motion"));
}

export const useMotionPaused = () => useSyncExternalStore(onMotionChange, isMotionPaused, () => false);

/** The pause of a single element, until the guest leaves the page or pauses or plays everything. */
export function useOwnPause(): [isPaused: boolean, setPaused: (isPaused: boolean) => void] {
  const isAllPaused = useMotionPaused();
  const [ownPause, setOwnPause] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of the global pause
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
