import { z } from "zod";
import { mapEdges } from "#shared/map/projection.ts";

type Position = { latitude: number; longitude: number };

/** The resort's place. It must be on the map, with the two numbers not swapped. */
export const placeSchema = z
  .strictObject({
    latitude: z.number("must be a number of degrees, like 29.77").describe("Degrees north, like 29.77."),
    longitude: z.number("must be a number of degrees, like 78.87").describe("Degrees east, like 78.87."),
    precision: z
      .enum(
        ["area of the PIN code", "exact"],
        'must be "exact", or "area of the PIN code" until the exact place is known',
      )
      .describe("exact if the two numbers are the house, otherwise area of the PIN code.")
      .meta({ title: "How exact it is" }),
  })
  .describe("The place of the map's pin. A right click in Google Maps shows both numbers.")
  .superRefine(({ latitude, longitude }, context) => {
    if (isOnMap({ latitude, longitude })) return;
    const { west, east, north, south } = mapEdges;
    context.addIssue({
      code: "custom",
      message: isOnMap({ latitude: longitude, longitude: latitude })
        ? `has latitude and longitude swapped. Write latitude: ${longitude}, longitude: ${latitude}`
        : `is off the map, which shows latitude ${south} to ${north} and longitude ${west} to ${east}. Copy both numbers again, in degrees with a decimal point`,
    });
  });

function isOnMap({ latitude, longitude }: Position): boolean {
  const { west, east, north, south } = mapEdges;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}
