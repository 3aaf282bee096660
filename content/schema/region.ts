import { z } from "zod";

const text = z.string().trim().min(1, "must not be empty");

// A position as GeoJSON has it: longitude first.
const position = z.tuple([z.number().min(76).max(81), z.number().min(28).max(32)], {
  error: "must be [longitude, latitude] in or near the drawn region",
});

const pointGeometry = z.strictObject({ type: z.literal("Point"), coordinates: position });

const lineGeometry = z.strictObject({ type: z.literal("LineString"), coordinates: z.array(position).min(2) });

const areaGeometry = z.strictObject({
  type: z.literal("Polygon"),
  coordinates: z.array(z.array(position).min(4)),
});

/** Where a feature comes from and how exact it is. */
const origin = { name: text, source: text, precision: text };

const labelled = {
  ...origin,
  tier: z.union(
    [z.literal(1), z.literal(2), z.literal(3)],
    "must be 1 (always named), 2 (not on small maps) or 3 (when near)",
  ),
  side: z.enum(["left", "right", "above", "below", "above-left", "right-above", "right-below"]),
};

/** The town that guests look for first is written larger. */
const largeName = { large: z.literal(true).optional() };

/** With `by` the place has a marker with a card. Its texts stand in places.yaml. */
const wayIn = {
  by: z.enum(["air", "rail", "road", "river"]).optional(),
};

/** On the row of snow peaks at the top of the map: how far below the edge, in units of the frame. */
const skyline = z.strictObject({ height: z.number(), isNamed: z.boolean() });

const feature = <Properties extends z.ZodRawShape, Geometry extends z.ZodType>(
  properties: Properties,
  geometry: Geometry,
) => z.strictObject({ type: z.literal("Feature"), properties: z.strictObject(properties), geometry });

const mapFeature = z.union([
  feature({ kind: z.literal("district"), ...origin }, areaGeometry),
  feature({ kind: z.literal("river"), ...origin, width: z.number().int().min(1).max(3) }, lineGeometry),
  feature({ kind: z.literal("rafting"), ...origin }, lineGeometry),
  feature({ kind: z.literal("railway"), ...origin }, lineGeometry),
  feature({ kind: z.literal("road"), ...origin, main: z.literal(true).optional() }, lineGeometry),
  feature({ kind: z.literal("town"), ...labelled, ...largeName, ...wayIn }, pointGeometry),
  feature({ kind: z.literal("airport"), ...labelled, ...wayIn }, pointGeometry),
  feature({ kind: z.literal("peak"), ...labelled, skyline: skyline.optional() }, pointGeometry),
  feature(
    { kind: z.literal("water-name"), ...origin, turn: z.number(), minor: z.literal(true).optional() },
    pointGeometry,
  ),
  feature({ kind: z.literal("area-name"), ...origin, anchor: z.enum(["start", "end"]) }, pointGeometry),
]);

export const regionSchema = z.strictObject({
  type: z.literal("FeatureCollection"),
  features: z.array(mapFeature),
});

/** `way` and `road` come from places.yaml, and the name of a place, too. */
export type MapFeature = z.infer<typeof mapFeature> & {
  properties: { way?: string | undefined; road?: readonly string[] | undefined };
};
