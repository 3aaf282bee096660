import { regionAddress } from "#content/map/texts.yaml";
import type { MapFeature } from "#shared/map/features.ts";
import type { MapPlace } from "#shared/map/map-place.ts";
import { adoptStyles } from "./adopt-styles.ts";
import drawingStyle from "./drawing.css?inline";
import { InteractiveMap } from "./InteractiveMap.tsx";
import mapStyle from "./interactive-map.css?inline";

/** Loads the interactive map with its data and styles. Throws if the data does not load. */
export async function loadMap(place: MapPlace) {
  const response = await fetch(regionAddress);
  if (!response.ok) throw new Error(`${regionAddress} answered ${response.status}.`);
  const { features } = (await response.json()) as { features: MapFeature[] };
  await adoptStyles(drawingStyle, mapStyle);
  return <InteractiveMap features={features} place={place} />;
}
