import { z } from "zod";

export const degrees = (most: number, explanation: string) =>
  z
    .number(`must be a number of degrees between -${most} and ${most}`)
    .min(-most, `must be between -${most} and ${most}`)
    .max(most, `must be between -${most} and ${most}`)
    .describe(explanation);

/** The resort's place, anywhere on earth. media/map/region.ts has the region of our map. */
export const placeSchema = z
  .strictObject({
    latitude: degrees(90, "Degrees north, like 29.77."),
    longitude: degrees(180, "Degrees east, like 78.87."),
    precision: z
      .enum(
        ["area of the PIN code", "exact"],
        'must be "exact", or "area of the PIN code" until the exact place is known',
      )
      .describe("exact if the numbers are the house, otherwise area of the PIN code.")
      .meta({ title: "How exact it is" }),
  })
  .describe("The place of the map's pin. A right click in Google Maps shows latitude and longitude.");

/** A box around India. With swapped numbers, no place of it is in the box. */
const isInIndia = (latitude: number, longitude: number) =>
  latitude > 6 && latitude < 38 && longitude > 68 && longitude < 98;

/** For superRefine of the resort: in India the place must be in the country and the PIN code have six digits. */
export function checkIndia(
  {
    address,
    place,
  }: { address: { country: string; postalCode: string }; place: z.infer<typeof placeSchema> },
  context: z.RefinementCtx,
): void {
  if (address.country !== "IN") return;
  const tell = (path: string[], message: string) => context.addIssue({ code: "custom", path, message });
  if (!/^\d{6}$/.test(address.postalCode)) tell(["address", "postalCode"], "must have six digits");
  const { latitude, longitude } = place;
  if (isInIndia(latitude, longitude)) return;
  tell(
    ["place"],
    isInIndia(longitude, latitude)
      ? `has latitude and longitude swapped. Write latitude: ${longitude}, longitude: ${latitude}`
      : "is not in India, which the address names. Copy both numbers again, in degrees with a decimal point",
  );
}
