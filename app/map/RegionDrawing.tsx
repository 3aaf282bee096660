import type { Ref } from "react";
import { berryShape } from "#app/sections/Berry.tsx";
import * as resort from "#content/site.yaml";
import { region } from "#schema/region.ts";
import { words } from "#words/site.ts";
import css from "./RegionDrawing.module.css";

const { regionDrawing, tiles } = resort;
const { latitude, longitude, isExact } = resort.place;
const area = isExact ? "" : words.areaOfPin(resort.address.postalCode);

// Between the edges. In a region this small, Mercator's stretching is less than a pixel.
const x = (longitude - region.west) / (region.east - region.west);
const y = (region.north - latitude) / (region.north - region.south);
const at = { x: `${(100 * x).toFixed(2)}%`, y: `${(100 * y).toFixed(2)}%` };

/** The drawing of the region with the resort's pin, and whom the map names. `ref`: where the interactive map goes. */
export function RegionDrawing({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div className={css.map}>
      <div className={css.drawing} ref={ref}>
        {regionDrawing && (
          <img
            src={regionDrawing}
            alt={words.mapOf(area || resort.name)}
            width="720"
            height="480"
            loading="lazy"
          />
        )}
        <svg aria-hidden="true">
          {area && <circle className={css.area} cx={at.x} cy={at.y} r="5.2%" />}
          <svg
            {...at}
            aria-hidden="true"
            className={css.pin}
            data-side={x > 0.7 ? "left" : "right"}
            data-up={y > 0.25 || undefined}
          >
            <use href={berryShape("plain")} x="-14" y="-14" width="28" height="28" />
            <text>{resort.name}</text>
          </svg>
        </svg>
      </div>
      <small>
        {regionDrawing && words.mapCredit} {tiles?.credit}
      </small>
    </div>
  );
}
