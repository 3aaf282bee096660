import { z } from "zod";
import { text } from "./fields.ts";

const noSetting = 'must be "drawing", or osmTiles with attribution, or googleEmbed';

const tilesSchema = z.strictObject({
  osmTiles: z
    .string(noSetting)
    .regex(
      /^https:\/\/[^/\s]+\/\S*\{z\}\S*\{x\}\S*\{y\}/,
      "must be the tiles' address: it begins with https:// and contains {z}, {x} and {y} in this order",
    ),
  attribution: z
    .string("is missing. Write whom the provider wants named, like © OpenStreetMap contributors")
    .min(1, "is empty. Write whom the provider wants named, like © OpenStreetMap contributors"),
});

const googleSchema = z.strictObject({
  googleEmbed: z
    .string(noSetting)
    .regex(
      /^https:\/\/www\.google\.[a-z.]+\/maps\/embed\?\S+$/,
      "must begin with https://www.google.com/maps/embed?. In Google Maps choose Share, then Embed a map, and copy only what stands between the quotation marks after src=",
    ),
});

/** Which of the settings is meant is seen by its first field, so that a mistake in another one is told as such. */
export const mapProviderSchema = z.unknown().transform((setting, context): MapProvider => {
  const has = (field: string) => typeof setting === "object" && setting !== null && field in setting;
  const schema = has("osmTiles")
    ? tilesSchema
    : has("googleEmbed")
      ? googleSchema
      : z.literal("drawing", noSetting);
  const result = schema.safeParse(setting);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues)
    context.issues.push({ code: "custom", path, message, input: setting });
  return z.NEVER;
});

export const mapProviderFileSchema = z.strictObject({
  mapProvider: mapProviderSchema.describe(
    "drawing, or osmTiles with attribution, or googleEmbed. The content security policy follows by itself.",
  ),
});

export const mapTextsSchema = z.strictObject({
  name: text("What the map is called."),
  help: text("Which keys move it."),
  zoomIn: text("The plus."),
  zoomOut: text("The minus."),
  wholeRegion: text("The button that shows all of it again."),
  markers: text("What the places with a card are called."),
  close: text("The X of a card."),
  wheelHint: text("When a guest turns the wheel over the map."),
  touchHint: text("When a guest moves one finger over the map."),
  scale: text("Beside the scale: how it measures."),
  byRoad: text("Above distances by road."),
  ways: z
    .strictObject({
      air: text("An airport."),
      rail: text("A railway station."),
      road: text("A town on the road."),
      river: text("A place on the river."),
    })
    .describe("What kind of way in a place is."),
  resort: z
    .strictObject({
      area: text("While the exact place is not set."),
      exact: text("As soon as it is."),
    })
    .describe("What the resort's own card says."),
  places: text("Before the source of the places."),
  drawn: text("Who made the map."),
  google: z
    .strictObject({
      show: text("The button that loads it."),
      note: text("What that means."),
      back: text("The button back."),
    })
    .describe("For the setting googleEmbed."),
});

export type MapProvider = "drawing" | z.infer<typeof tilesSchema> | z.infer<typeof googleSchema>;
