import type { Resort } from "#content/schema/resort.ts";
import type { Words } from "#content/schema/words.ts";
import { fill } from "#shared/fill.ts";

export interface MapPlace {
  name: string;
  address: string;
  latitude: number;
  longitude: number;
  /** The second line of the pin's label. Empty if the place is exact. */
  area: string;
  /** Of the pin: the berry, or a dot beside a logo of the owner's. */
  shape: "berry" | "dot";
}

/** The resort's name and postal address, line by line. */
export function addressLines({ name, address }: Pick<Resort, "name" | "address">): string[] {
  const { street, district, state, postalCode } = address;
  return [name, street, district, `${state} ${postalCode}`].filter(Boolean);
}

/** The resort as the map shows it. */
export function placeOnMap(
  resort: Pick<Resort, "place" | "address" | "name" | "mark">,
  { areaOfPin }: Pick<Words, "areaOfPin">,
): MapPlace {
  const { place, address, name } = resort;
  return {
    name,
    address: addressLines(resort).slice(1).join(", "),
    latitude: place.latitude,
    longitude: place.longitude,
    area: place.precision === "exact" ? "" : fill(areaOfPin, { code: address.postalCode }),
    shape: resort.mark ? "dot" : "berry",
  };
}
