import { resort } from "#content/resort.ts";
import css from "./RegionMap.module.css";
import drawing from "./region-map.svg?url&no-inline";

export function RegionMap() {
  const { latitude, longitude } = resort.place;
  return (
    <figure className={css.map}>
      <img src={drawing} alt="Map of the Garhwal region" width="720" height="660" loading="lazy" />
      <figcaption>
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=11/${latitude}/${longitude}`}
        >
          Open in OpenStreetMap
        </a>
      </figcaption>
    </figure>
  );
}
