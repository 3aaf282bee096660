import type { MapFeature } from "#content/schema/region.ts";

export type { MapFeature } from "#content/schema/region.ts";

type Kind = MapFeature["properties"]["kind"];
/** A feature of one kind, with the properties of that kind. */
export type FeatureOf<K extends Kind> = Extract<MapFeature, { properties: { kind: K } }>;

export function ofKind<K extends Kind>(features: readonly MapFeature[], kind: K): FeatureOf<K>[] {
  return features.filter((feature): feature is FeatureOf<K> => feature.properties.kind === kind);
}
