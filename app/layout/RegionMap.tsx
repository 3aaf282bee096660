import { useEffect, useRef } from "react";
import { RegionDrawing } from "#app/map/RegionDrawing.tsx";
import { whenIdle } from "#app/ui/browser.ts";
import { addressLines, mapLink, regionDrawing, tiles } from "#content/site.yaml";
import { words } from "#words/site.ts";
import css from "./RegionMap.module.css";

/** The map, with the address and a link to a map below it. The drawing becomes interactive when it is near. */
export function RegionMap() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? startWhenNear(host.current) : undefined), []);
  return (
    <figure>
      {(regionDrawing || tiles) && <RegionDrawing ref={host} />}
      <figcaption className={`cluster ${css.caption}`}>
        <span className="soft">{addressLines.join(", ")}</span>
        <a className="tap" href={mapLink}>
          {words.openInGoogleMaps}
        </a>
      </figcaption>
    </figure>
  );
}

/** Returns a function that stops it. */
function startWhenNear(drawing: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Without a network the drawing stays.
      const load = () =>
        import("#app/map/show-map.ts").then(({ showMap }) => showMap(drawing)).catch(() => {});
      whenIdle(load, { timeout: 2000 });
    },
    { rootMargin: "400px" },
  );
  observer.observe(drawing);
  return () => observer.disconnect();
}
