import { createClock } from "./clock.ts";

const storageKey = "motion";

export const clock = createClock({
  now: () => performance.now(),
  after(delayMs, callback) {
    const timer = setTimeout(callback, delayMs);
    return () => clearTimeout(timer);
  },
});

const listeners = new Set<() => void>();
let paused = false;
let started = false;

/** True when the guest, or the system's setting for reduced motion, has paused everything that moves by itself. */
export function isMotionPaused(): boolean {
  return paused;
}

export function onMotionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The guest's choice. A pause is saved; playing under reduced motion lasts for this visit only. */
export function setMotionPaused(wanted: boolean): void {
  try {
    if (wanted) localStorage.setItem(storageKey, "paused");
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage the pause works, but is not saved.
  }
  document.documentElement.dataset.motion = wanted ? "paused" : "playing";
  apply(wanted);
}

/** Starts the clock after hydration. It stands still in a hidden tab and under reduced motion. */
export function startMotion(): void {
  if (started) return;
  started = true;
  const reduced = matchMedia("(prefers-reduced-motion: reduce)");
  document.addEventListener("visibilitychange", turnClock);
  reduced.addEventListener("change", () => {
    delete document.documentElement.dataset.motion;
    apply(reduced.matches || isRemembered());
  });
  apply(reduced.matches || isRemembered());
}

function isRemembered(): boolean {
  try {
    return localStorage.getItem(storageKey) === "paused";
  } catch {
    return false;
  }
}

function apply(wanted: boolean): void {
  paused = wanted;
  turnClock();
  for (const listener of listeners) listener();
}

function turnClock(): void {
  if (paused || document.hidden) clock.hold();
  else clock.run();
}
