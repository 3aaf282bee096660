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
}

/** The resort as the map shows it. */
export function placeOnMap(
  { place, address, name }: Pick<Resort, "place" | "address" | "name">,
  { areaOfPin }: Words,
): MapPlace {
  return {
    name,
    address: [address.street, address.district, `${address.state} ${address.postalCode}`]
      .filter(Boolean)
      .join(", "),
    latitude: place.latitude,
    longitude: place.longitude,
    area: place.precision === "exact" ? "" : fill(areaOfPin, { code: address.postalCode }),
  };
}
