import { type ReactNode, useEffect, useRef, useState } from "react";
import { startWhenNear } from "#app/map/start-when-near.ts";
import { useBrowserValue } from "#app/ui/browser.ts";
import { googleMap } from "#content/map/provider.yaml";
import { regionDrawing } from "#content/map/region.geojson";
import { addressLines, mapLinks, mapPlace, resort } from "#content/resort.yaml";
import { words } from "#words/site.ts";
import css from "./RegionMap.module.css";

/** Whether there is a map: the drawing, or Google's when a guest asks for it. */
const hasMap = regionDrawing !== null || googleMap !== "";

/** The map, with the address and links to map apps below it. */
export function RegionMap() {
  const host = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<ReactNode>();
  useEffect(() => (host.current ? startWhenNear(host.current, mapPlace, setMap) : undefined), []);
  const isAndroid = useBrowserValue(() => navigator.userAgent.includes("Android"), false);
  return (
    <figure>
      {hasMap && (
        <div className={css.frame} ref={host}>
          {regionDrawing && (
            <img
              src={regionDrawing}
              alt={words.mapOf(mapPlace.area || resort.name)}
              width="720"
              height="480"
              loading="lazy"
              aria-hidden={map ? true : undefined}
            />
          )}
          {map ?? (!regionDrawing && <a href={mapLinks.google}>{words.openInGoogleMaps}</a>)}
        </div>
      )}
      <figcaption className={css.caption}>
        <a className={css.address} href={isAndroid ? mapLinks.geo : undefined}>
          {addressLines.join(", ")}
        </a>
        <span className={css.links}>
          <a href={mapLinks.google}>{words.openInGoogleMaps}</a>
          <a href={mapLinks.openStreetMap}>{words.openInOpenStreetMap}</a>
        </span>
      </figcaption>
    </figure>
  );
}
