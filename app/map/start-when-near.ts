import type { ReactNode } from "react";
import { whenIdle } from "#app/ui/browser.ts";
import type { MapPlace } from "#shared/map/map-place.ts";

/** Loads the interactive map when the drawing is near the window and the page is idle. Returns a function that stops it. */
export function startWhenNear(
  frame: HTMLElement,
  place: MapPlace,
  show: (map: ReactNode) => void,
): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Without a network the drawing stays.
      const load = () =>
        import("./load-interactive-map.tsx").then((map) => map.loadMap(place)).then(show, () => {});
      whenIdle(load, { timeout: 2000 });
    },
    { rootMargin: "400px" },
  );
  observer.observe(frame);
  return () => observer.disconnect();
}
