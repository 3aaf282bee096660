import { useEffect, useRef } from "react";
import { RegionDrawing } from "#app/map/RegionDrawing.tsx";
import { useBrowserValue, whenIdle } from "#app/ui/browser.ts";
import { addressLines, mapLinks, regionDrawing, tiles } from "#content/site.yaml";
import { words } from "#words/site.ts";
import css from "./RegionMap.module.css";

/** The map, with the address and a link to a map below it. The drawing becomes interactive when it is near. */
export function RegionMap() {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? startWhenNear(host.current) : undefined), []);
  const isAndroid = useBrowserValue(() => navigator.userAgent.includes("Android"), false);
  return (
    <figure>
      {(regionDrawing || tiles) && <RegionDrawing ref={host} />}
      <figcaption className={`cluster ${css.caption}`}>
        <a className={isAndroid ? "tap soft" : "soft"} href={isAndroid ? mapLinks.geo : undefined}>
          {addressLines.join(", ")}
        </a>
        <a className="tap" href={mapLinks.google}>
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
