// Loads the page's scripts and typefaces (app/start.ts) after the first paint, or when the guest first taps or presses a key.

const { loader = "" } = document.currentScript?.dataset ?? {};

const load = (): Promise<typeof import("../start.ts")> => import(/* @vite-ignore */ loader);
const start = () => load().then((loaded) => loaded.start());

// Not once: the import may fail without a network, and the next action tries again.
for (const name of ["pointerdown", "keydown"])
  addEventListener(name, start, { capture: true, passive: true });

// `load` can fire before the first paint, and requests sent at that time would delay it.
addEventListener("load", () =>
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }).observe({ type: "paint", buffered: true }),
);
try {
  // A service worker has the typefaces in its cache, so they can be shown immediately.
  if (navigator.serviceWorker?.controller) void load().then((loaded) => loaded.showTypefaces());
} catch {
  // Reading `serviceWorker` throws in a sandboxed frame.
}

export {};
