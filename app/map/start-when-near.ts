import type { ReactNode } from "react";

/** Loads a map when its frame is near the window and the page is idle. Returns a function that stops it. */
export function startWhenNear(
  frame: HTMLElement,
  loadMap: () => Promise<ReactNode>,
  show: (map: ReactNode) => void,
): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Without a network the frame stays as it is.
      const load = () => loadMap().then(show, () => {});
      // Safari has no requestIdleCallback. The timeout is for pages that are never idle.
      if ("requestIdleCallback" in window) requestIdleCallback(load, { timeout: 2000 });
      else setTimeout(load);
    },
    { rootMargin: "400px" },
  );
  observer.observe(frame);
  return () => observer.disconnect();
}
