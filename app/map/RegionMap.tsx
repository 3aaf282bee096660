import { useEffect, useRef } from "react";
import { loadOnDemand } from "#app/newer-release.ts";
import { brandMarkShape } from "#app/sections/BrandMark.tsx";
import { whenIdle } from "#app/ui/browser.ts";
import * as resort from "#content/site.yaml";
import { region } from "#schema/region.ts";
import { interpolate } from "#shared/interpolate.ts";
import words from "#words/site.json" with { type: "json" };
import css from "./RegionMap.module.css";

const { regionDrawing } = resort;
const { latitude, longitude, isExact } = resort.place;
const area = isExact ? "" : interpolate(words.areaOfPin, { code: resort.address.postalCode });

// The pin's position as a fraction of the drawing. In a region this small, Mercator's distortion is less than a pixel.
const x = (longitude - region.west) / (region.east - region.west);
const y = (region.north - latitude) / (region.north - region.south);
const pinPosition = { x: `${(100 * x).toFixed(2)}%`, y: `${(100 * y).toFixed(2)}%` };

/**
 * A drawing of the region with the resort's pin, the postal address and a link to a map. It becomes interactive near the
 * window.
 */
export function RegionMap() {
  const drawing = useRef<HTMLDivElement>(null);
  useEffect(() => (drawing.current ? startWhenNear(drawing.current) : undefined), []);
  return (
    <figure>
      {regionDrawing && (
        <div className={css.map}>
          <div className={css.drawing} ref={drawing}>
            <img
              className="fill"
              src={regionDrawing}
              alt={interpolate(words.mapOf, { place: area || resort.name })}
              width="720"
              height="480"
              loading="lazy"
            />
            <svg className="fill" aria-hidden="true">
              {area && <circle className={css.area} cx={pinPosition.x} cy={pinPosition.y} r="5.2%" />}
              <svg
                {...pinPosition}
                aria-hidden="true"
                className={css.pin}
                data-side={x > 0.7 ? "left" : "right"}
                data-up={y > 0.25 || undefined}
              >
                <use href={brandMarkShape("plain")} x="-14" y="-14" width="28" height="28" />
                <text>{resort.name}</text>
              </svg>
            </svg>
          </div>
          <small>{words.mapCredit}</small>
        </div>
      )}
      <figcaption className={`cluster apart ${css.caption}`}>
        <span className="soft">{resort.addressLines.join(", ")}</span>
        <a className="tap" href={resort.mapLink}>
          {words.openInGoogleMaps}
        </a>
      </figcaption>
    </figure>
  );
}

/** Makes the map interactive once it is nearly in view. Returns a function that cancels this. */
function startWhenNear(drawing: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const load = async () => {
        const module = await loadOnDemand(() => import("./show-map.ts"));
        // Offline, the drawing stays.
        module?.showMap(drawing);
      };
      whenIdle(load, { timeout: 2000 });
    },
    { rootMargin: "400px" },
  );
  observer.observe(drawing);
  return () => observer.disconnect();
}
