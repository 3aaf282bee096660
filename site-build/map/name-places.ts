import type { MapFeature } from "#content/schema/region.ts";
import type { Content } from "#content/schema/subjects.ts";

/** The features of the map, with the names and texts of content/map/places.yaml. */
export function namePlaces({ region, places }: Pick<Content, "region" | "places">): MapFeature[] {
  const textsOf = new Map(places.map(({ slug, ...texts }) => [slug, texts]));
  return region.features.map((feature) => {
    const slug = feature.properties.name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
    return { ...feature, properties: { ...feature.properties, ...textsOf.get(slug) } } as MapFeature;
  });
}
