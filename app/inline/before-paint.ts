// Inlined in the head of every page.
import "./replay-early-taps.ts";
import "./mark-scrolled.ts";
import "./deferred-start.ts";

// A saved pause of all motion must apply from the first frame, long before hydration.
try {
  if (localStorage.motion === "paused") document.documentElement.dataset.motion = "paused";
} catch {
  // Without access to the storage, nothing was saved.
}

// Sections below the fold have estimated heights until they are laid out (.below-fold). After a reload or Back the browser
// restores the scroll position, which would then show another part of the page.
const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (load && load.type !== "navigate") layOutBelowFold();

// With estimated heights the End key would not reach the end, and on a busy device right after the load it would not scroll
// at all: the browser gives up its own scrolling when the page's height changes.
addEventListener(
  "keydown",
  ({ key, target }) => {
    if (key !== "End") return;
    layOutBelowFold();
    if (target === document.body) scrollTo(0, document.documentElement.scrollHeight);
  },
  true,
);

function layOutBelowFold() {
  document.documentElement.dataset.whole = "";
}
