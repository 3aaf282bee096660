import { useEffect, useState, useSyncExternalStore } from "react";

/** Whether everything that moves by itself is paused, by the guest or by the system's setting for reduced motion. */
export function isMotionPaused(): boolean {
  const { motion } = document.documentElement.dataset;
  return motion ? motion === "paused" : reducedMotion().matches;
}

/** Saves a pause. Playing despite reduced motion is not saved, and lasts until the guest or the system changes it. */
export function setMotionPaused(paused: boolean): void {
  // Stylesheets read this attribute, which app/inline/before-paint.ts sets again on the next page load.
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

/** The pause of a single element, which overrides the global one until that changes. */
export function useOwnPause(): [isPaused: boolean, setPaused: (isPaused: boolean) => void] {
  const isAllPaused = useMotionPaused();
  const [ownPause, setOwnPause] = useState<boolean>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each change of the global pause
  useEffect(() => setOwnPause(undefined), [isAllPaused]);
  return [ownPause ?? isAllPaused, setOwnPause];
}

/** Whether the page is visible: false until hydration and in a background tab. */
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
