// Inlined in the head of every page.
import "./replay-early-taps.ts";
import "./mark-scrolled.ts";
import "./deferred-start.ts";

// A saved pause applies from the first frame, long before hydration.
try {
  if (localStorage.motion === "paused") document.documentElement.dataset.motion = "paused";
} catch {
  // No access to storage: nothing was saved.
}

// The browser restores the scroll position: with estimated heights another part of the page would be there.
const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (load && load.type !== "navigate") layOutAll();

// End leads to an estimated end. The browser scrolls after this event.
addEventListener("keydown", ({ key }) => key === "End" && layOutAll(), true);

function layOutAll() {
  document.documentElement.dataset.whole = "";
}
