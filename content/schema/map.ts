import { z } from "zod";
import { text } from "./fields.ts";

const httpsAddress = z
  .string()
  .regex(/^https:\/\/[^/\s]+\/\S*$/, "must be a whole address that begins with https://");

export const mapProviderSchema = z.union([
  z.literal("drawing"),
  z.strictObject({
    osmTiles: httpsAddress.regex(/\{z\}.*\{x\}.*\{y\}/, "must contain {z}, {x} and {y}"),
    attribution: text,
  }),
  z.strictObject({ googleEmbed: httpsAddress }),
]);

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

export type MapProvider = z.infer<typeof mapProviderSchema>;

export type MapTexts = z.infer<typeof mapTextsSchema>;
