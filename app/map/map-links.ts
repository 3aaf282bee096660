import { resort } from "#content/resort.yaml";

const { place, address, name } = resort;
const at = `${place.latitude},${place.longitude}`;
const isExact = place.precision === "exact";
// A pin at the middle of the PIN code's area would send guests to the wrong door: without the exact place the maps
// are asked for the area.
const area = encodeURIComponent(`${address.postalCode} ${address.district} ${address.state}`);

export const googleMapsAddress = `https://www.google.com/maps/search/?api=1&query=${isExact ? at : area}`;
export const openStreetMapAddress = `https://www.openstreetmap.org/${
  isExact ? `?mlat=${place.latitude}&mlon=${place.longitude}` : ""
}#map=${isExact ? 15 : 12}/${at.replace(",", "/")}`;
/** Opens whatever map the phone has (RFC 5870); only Android answers to it. */
export const geoAddress = `geo:${at}?${isExact ? `q=${at}(${encodeURIComponent(name)})` : "z=12"}`;
