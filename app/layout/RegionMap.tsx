import { type ReactNode, useEffect, useRef, useState } from "react";
import { geoAddress, googleMapsAddress, openStreetMapAddress } from "#app/map/map-links.ts";
import { startWhenNear } from "#app/map/start-when-near.ts";
import { useBrowserValue } from "#app/ui/browser.ts";
import { googleMap } from "#content/map/provider.yaml";
import { regionDrawing } from "#content/map/region.geojson";
import { addressLines, resort } from "#content/resort.yaml";
import { words } from "#content/words.yaml";
import { fill } from "#shared/fill.ts";
import { placeOnMap } from "#shared/map/map-place.ts";
import css from "./RegionMap.module.css";

const mapPlace = placeOnMap(resort, words);
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
              alt={fill(words.mapOf, { place: mapPlace.area || resort.name })}
              width="720"
              height="480"
              loading="lazy"
              aria-hidden={map ? true : undefined}
            />
          )}
          {map ?? (!regionDrawing && <a href={googleMapsAddress}>{words.openInGoogleMaps}</a>)}
        </div>
      )}
      <figcaption className={css.caption}>
        <a className={css.address} href={isAndroid ? geoAddress : undefined}>
          {addressLines.join(", ")}
        </a>
        <span className={css.links}>
          <a href={googleMapsAddress}>{words.openInGoogleMaps}</a>
          <a href={openStreetMapAddress}>{words.openInOpenStreetMap}</a>
        </span>
      </figcaption>
    </figure>
  );
}
