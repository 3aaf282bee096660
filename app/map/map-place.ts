import { resort } from "#content/resort.ts";
import type { MapPlace } from "./draw-region.ts";

const { place, address, name } = resort;

/** The resort as the map shows it. */
export const mapPlace: MapPlace = {
  name,
  address: [address.street, address.district, `${address.state} ${address.postalCode}`]
    .filter(Boolean)
    .join(", "),
  latitude: place.latitude,
  longitude: place.longitude,
  area: place.precision === "exact" ? "" : `area of PIN ${address.postalCode}`,
};
