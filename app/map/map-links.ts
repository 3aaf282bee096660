import { resort } from "#content/resort.yaml";

const { place, address, name } = resort;
const at = `${place.latitude},${place.longitude}`;
const isExact = place.precision === "exact";
// Without the exact place the links show the area of the PIN code: a pin in its middle would send guests to a wrong
// place.
const area = encodeURIComponent(`${address.postalCode} ${address.district} ${address.state}`);

export const googleMapsAddress = `https://www.google.com/maps/search/?api=1&query=${isExact ? at : area}`;
export const openStreetMapAddress = `https://www.openstreetmap.org/${
  isExact ? `?mlat=${place.latitude}&mlon=${place.longitude}` : ""
}#map=${isExact ? 15 : 12}/${at.replace(",", "/")}`;
/** Opens the phone's own map app (RFC 5870). Only Android supports it. */
export const geoAddress = `geo:${at}?${isExact ? `q=${at}(${encodeURIComponent(name)})` : "z=12"}`;
