import type { EditionContent } from "./editions.ts";

type Site = EditionContent["site"];

/** Addresses of the resort in map apps. `geo` opens the phone's own (RFC 5870); only Android supports it. */
export function mapLinks({ place, address, name }: Pick<Site, "place" | "address" | "name">) {
  const { latitude, longitude } = place;
  const at = `${latitude},${longitude}`;
  const isExact = place.isExact;
  // Without the exact place the links show the area of the PIN code: a pin in its middle would send guests to a wrong
  // place.
  const area = `${address.postalCode} ${address.district} ${address.state}`
    // Letters stay as they are: encoded, one of Devanagari has nine characters.
    .replaceAll(/[ -@]/g, encodeURIComponent);
  return {
    google: `https://www.google.com/maps/search/?api=1&query=${isExact ? at : area}`,
    geo: `geo:${at}?${isExact ? `q=${at}(${encodeURIComponent(name)})` : "z=12"}`,
  };
}

/** The resort's name and postal address, line by line. */
export function addressLines({ name, address }: Pick<Site, "name" | "address">): string[] {
  const { street, district, state, postalCode } = address;
  return [name, street, district, `${state} ${postalCode}`].filter((line) => line !== undefined);
}
