import { z } from "zod";
import { list, type ResolvedAs, text, textWith } from "./fields.ts";
import { degrees } from "./place.ts";

/** A summit above the horizon. */
export interface Summit {
  name: string;
  /** Metres above the sea. */
  height: number;
  /** Degrees from north by east. */
  bearing: number;
  /** Only from the exact place. */
  kilometres?: number;
}

/** The drawing of the skyline: an SVG file with the ids ridge, snow and shade. Sizes are in its units. */
export interface Horizon {
  href: string;
  width: number;
  height: number;
  /** How many times too tall the heights are. */
  times: number;
  timesOnSmall: number;
  /** The bearing of its left end, and how much of the horizon it shows, in degrees. */
  start: number;
  span: number;
  /** The line's distance from the top, in percent, in equal steps from left to right. The sun rises behind it. */
  skyline: number[];
}

const peak = z.strictObject({
  name: text("The summit's name."),
  height: z
    .number("must be a number of metres")
    .min(1, "must be above 0")
    .max(8849, "must be at most 8849")
    .describe("Metres above the sea."),
  latitude: degrees(90, "Degrees north, like 30.7497."),
  longitude: degrees(180, "Degrees east, like 79.2911."),
});

const peaks = list(peak, "The summits. The page shows those above the horizon of the place in resort.yaml.");

export const panoramaSchema = z.strictObject({
  title: text("The heading."),
  lead: text("The sentence below it."),
  summits: text("The name of the summits in the drawing, read aloud to guests who cannot see the page."),
  where: textWith("What is said of each summit.", ["height", "direction", "bearing"]),
  distance: textWith("Added once the exact place is set.", ["distance"]),
  sunrise: textWith("The day's sunrise.", ["day", "direction", "bearing"]),
  note: textWith(
    "How the drawing is made. {times} and {timesOnSmall} say how many times taller than true the heights are drawn.",
    ["height", "times", "timesOnSmall"],
  ),
  directions: z
    .array(text("A direction."))
    .length(8, "must hold eight directions")
    .describe("The eight directions, from north by east."),
  peaks: peaks as unknown as z.ZodType<ResolvedAs<Summit[], z.infer<typeof peaks>>>,
});
