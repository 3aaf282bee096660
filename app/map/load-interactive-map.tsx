import regionAddress from "#content/map/region.geojson?url&no-inline";
import type { MapFeature } from "#shared/map/features.ts";
import type { MapPlace } from "#shared/map/map-place.ts";
import drawingStyle from "./drawing.css?inline";
import { InteractiveMap } from "./InteractiveMap.tsx";
import mapStyle from "./interactive-map.css?inline";

/** Loads the interactive map with its data and styles. Throws if the data does not load. */
export async function loadInteractiveMap(place: MapPlace) {
  const response = await fetch(regionAddress);
  if (!response.ok) throw new Error(`${regionAddress} answered ${response.status}.`);
  const { features } = (await response.json()) as { features: MapFeature[] };
  // A <style> element would need a hash in the content security policy of every page.
  document.adoptedStyleSheets.push(...(await Promise.all([drawingStyle, mapStyle].map(adopt))));
  return <InteractiveMap features={features} place={place} />;
}

function adopt(css: string): Promise<CSSStyleSheet> {
  return new CSSStyleSheet().replace(css);
}
