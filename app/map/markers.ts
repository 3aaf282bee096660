import { mapTexts } from "#content/map/texts.yaml";
import { type MapFeature, ofKind } from "#shared/map/features.ts";
import type { MapPlace } from "#shared/map/map-place.ts";
import { type Point, project } from "#shared/map/projection.ts";

export interface Marker {
  name: string;
  at: Point;
  /** 1 always, 2 not on a small map before one zooms. */
  tier: 1 | 2 | 3;
  sign: "pin" | "air" | "ring";
  /** How one comes through here. */
  by: string;
  text: string;
  /** Distances by road. */
  road: readonly string[];
}

/** The resort first, then the ways in, in the order of the data: the order of the Tab key. */
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
