// Starts the page's modules and typefaces (app/start.ts) after the first paint, or at the guest's first action.

const { loader = "" } = document.currentScript?.dataset ?? {};

const load = (): Promise<typeof import("../start.ts")> => import(/* @vite-ignore */ loader);
const start = () => load().then((loaded) => loaded.start());

// Again at each action: the first one may find no network.
for (const name of ["pointerdown", "keydown"])
  addEventListener(name, start, { capture: true, passive: true });

// `load` can fire before the first paint. Requests sent then compete with it.
addEventListener("load", () =>
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }).observe({ type: "paint", buffered: true }),
);
try {
  // With a service worker the typefaces are in its cache.
  if (navigator.serviceWorker?.controller) void load().then((loaded) => loaded.showTypefaces());
} catch {
  // A sandboxed window refuses to say.
}

export {};
