// Inlined in the head of every page.
import "./keep-taps.ts";
import "./start-late.ts";

// A saved pause applies from the first frame, long before hydration.
try {
  if (localStorage.motion === "paused") document.documentElement.dataset.motion = "paused";
} catch {
  // No access to storage: nothing was saved.
}
