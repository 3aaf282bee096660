import { useSyncExternalStore } from "react";

const storageKey = "motion";
const listeners = new Set<() => void>();
/** Undefined until it is asked for in a browser. */
let paused: boolean | undefined;
let isListening = false;

/** True when the guest, or the system's setting for reduced motion, has paused everything that moves by itself. */
export function isMotionPaused(): boolean {
  paused ??= reducedMotion().matches || isPauseSaved();
  return paused;
}

/** The guest's choice. A pause is saved; playing under reduced motion lasts for this visit only. */
export function setMotionPaused(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(storageKey, "paused");
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the pause works, but is not saved.
  }
  turn(wanted);
}

export function onMotionChange(listener: () => void): () => void {
  listeners.add(listener);
  if (!isListening) {
    isListening = true;
    reducedMotion().addEventListener("change", ({ matches }) => turn(matches || isPauseSaved()));
    document.addEventListener("visibilitychange", tell);
  }
  return () => listeners.delete(listener);
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

function isPauseSaved(): boolean {
  try {
    return localStorage.getItem(storageKey) === "paused";
  } catch {
    return false;
  }
}

function turn(wanted: boolean): void {
  paused = wanted;
  // For animations in CSS.
  document.documentElement.dataset.motion = wanted ? "paused" : "playing";
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
