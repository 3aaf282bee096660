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

export const mapTextsSchema = z.strictObject({
  name: text,
  help: text,
  zoomIn: text,
  zoomOut: text,
  wholeRegion: text,
  markers: text,
  close: text,
  wheelHint: text,
  touchHint: text,
  scale: text,
  byRoad: text,
  ways: z.strictObject({ air: text, rail: text, road: text, river: text }),
  resort: z.strictObject({ area: text, exact: text }),
  drawn: text,
  google: z.strictObject({ show: text, note: text, back: text }),
});

export type MapProvider = "drawing" | z.infer<typeof tilesSchema> | z.infer<typeof googleSchema>;

export type MapTexts = z.infer<typeof mapTextsSchema>;
