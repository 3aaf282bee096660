import type { ReactNode } from "react";
import type { MapPlace } from "./draw-region.ts";

/** Loads the interactive map when the drawing comes near the window and the page has nothing else to do. */
export function startWhenNear(
  frame: HTMLElement,
  place: MapPlace,
  show: (map: ReactNode) => void,
): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Safari has no requestIdleCallback. Without a network the drawing simply stays.
      (window.requestIdleCallback ?? setTimeout)(() =>
        import("./load-interactive-map.tsx")
          .then((map) => map.loadInteractiveMap(place))
          .then(show, () => {}),
      );
    },
    { rootMargin: "400px" },
  );
  observer.observe(frame);
  return () => observer.disconnect();
}
