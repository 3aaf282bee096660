import { useSyncExternalStore } from "react";

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

/** Whether things may rotate: after hydration, in a visible tab, and not paused. */
export const useMotionRuns = () =>
  useSyncExternalStore(
    onMotionChange,
    () => !isMotionPaused() && !document.hidden,
    () => false,
  );

const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)");

function onMotionChange(listener: () => void): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const followSystem = () => {
    const { dataset } = document.documentElement;
    if (dataset.motion === "playing") delete dataset.motion;
    listener();
  };
  addEventListener("motion", listener, { signal });
  document.addEventListener("visibilitychange", listener, { signal });
  reducedMotion().addEventListener("change", followSystem, { signal });
  return () => watch.abort();
}
