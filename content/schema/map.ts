import { z } from "zod";
import { list, slug, text } from "./fields.ts";

const noSetting = 'must be "drawing", or "address", or osmTiles with attribution, or googleEmbed';

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

/** The first field decides which setting is meant, so that mistakes in the others are reported for that setting. */
export const mapProviderSchema = z.unknown().transform((setting, context): MapProvider => {
  const has = (field: string) => typeof setting === "object" && setting !== null && field in setting;
  const schema = has("osmTiles")
    ? tilesSchema
    : has("googleEmbed")
      ? googleSchema
      : z.enum(["drawing", "address"], noSetting);
  const result = schema.safeParse(setting);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues)
    context.issues.push({ code: "custom", path, message, input: setting });
  return z.NEVER;
});

export const mapProviderFileSchema = z.strictObject({
  mapProvider: mapProviderSchema
    .describe(
      "drawing (our own), address (links to map apps), osmTiles with attribution (OpenStreetMap), or googleEmbed (Google Maps, loaded by a click).",
    )
    .meta({ title: "Which map guests see" }),
});

const place = z.strictObject({
  slug,
  name: text("Its name on the map."),
  way: text("One sentence about it, on its card.").optional(),
  road: list(text("One distance."), "Distances by road, never from the resort.").optional(),
});

export const mapPlacesSchema = z.strictObject({
  places: list(
    place,
    "The places on the map. Where they are, and which of them have a card, stands in region.geojson.",
  ),
});

export const mapTextsSchema = z.strictObject({
  name: text("The name of the map, read aloud to guests who cannot see the page."),
  kind: text("What it is, read aloud to guests who cannot see the page."),
  help: text("The keys that move the map."),
  zoomIn: text("The plus button."),
  zoomOut: text("The minus button."),
  wholeRegion: text("The button that shows the whole map again."),
  markers: text("The name of the places with a card, read aloud to guests who cannot see the page."),
  close: text("The close button of a card, read aloud to guests who cannot see the page."),
  wheelHint: text("The hint when a guest turns the wheel over the map."),
  touchHint: text("The hint when a guest moves one finger over the map."),
  scale: text("The words beside the scale."),
  byRoad: text("The heading above distances by road."),
  ways: z
    .strictObject({
      air: text("An airport."),
      rail: text("A railway station."),
      road: text("A town on the road."),
      river: text("A place on the river."),
    })
    .describe("The kinds of places."),
  resort: z
    .strictObject({
      area: text("If the exact place is not set."),
      exact: text("If the exact place is set."),
    })
    .describe("The resort's own card."),
  places: text("The words before the source of the places."),
  drawn: text("The maker of the map."),
  google: z
    .strictObject({
      show: text("The button that loads Google's map."),
      note: text("What loading it means for the guest."),
      back: text("The button back to our map."),
    })
    .describe("The texts for Google Maps."),
});

/** The setting's fields, whichever map it means. */
export function mapFields(provider: MapProvider): {
  osmTiles?: string;
  attribution?: string;
  googleEmbed?: string;
} {
  return typeof provider === "object" ? provider : {};
}

export type MapProvider = "drawing" | "address" | z.infer<typeof tilesSchema> | z.infer<typeof googleSchema>;
