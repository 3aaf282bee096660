import { mapTexts } from "#content/map/texts.yaml";
import { type MapFeature, ofKind } from "#shared/map/features.ts";
import type { MapPlace } from "#shared/map/map-place.ts";
import { type Point, project } from "#shared/map/projection.ts";

export interface Marker {
  name: string;
  at: Point;
  /** 1: always shown; 2: on a small map only when zoomed in; 3: only when zoomed in. */
  tier: 1 | 2 | 3;
  sign: "pin" | "air" | "ring";
  /** How guests travel here: by road, rail or air; for the resort its area or address. */
  by: string;
  text: string;
  /** Distances by road. */
  road: readonly string[];
}

/** The resort, then the airports and towns on the way to it. This is the Tab order. */
export function markersOf(features: readonly MapFeature[], place: MapPlace): Marker[] {
  const ours: Marker = {
    name: place.name,
    at: project([place.longitude, place.latitude]),
    tier: 1,
    sign: "pin",
    by: place.area || place.address,
    text: place.area ? mapTexts.resort.area : mapTexts.resort.exact,
    road: [],
  };
  const ways = [...ofKind(features, "airport"), ...ofKind(features, "town")].flatMap<Marker>(
    ({ geometry, properties }) => {
      const { name, tier, by, way, road } = properties;
      if (!by || !way) return [];
      return [
        {
          name,
          at: project(geometry.coordinates),
          tier,
          sign: by === "air" ? "air" : "ring",
          by: mapTexts.ways[by],
          text: way,
          road: road ?? [],
        },
      ];
    },
  );
  return [ours, ...ways];
}
