import type { LocaleContent } from "./locales.ts";

type Site = LocaleContent["site"];

/** The URL of the resort in Google Maps. */
export function mapLink({ place, address }: Pick<Site, "place" | "address">): string {
  // Without the exact location it shows the area of the PIN code, because a pin in its centre would send guests to a wrong place.
  const area = `${address.postalCode} ${address.district} ${address.state}`
    // Letters are not encoded, because one of Devanagari would become nine characters.
    .replaceAll(/[ -@]/g, encodeURIComponent);
  const query = place.isExact ? `${place.latitude},${place.longitude}` : area;
  return `https://www.google.com/maps/search/?api=1&query=${query}`;
}

/** The resort's name and postal address, line by line. */
export function addressLines({ name, address }: Pick<Site, "name" | "address">): string[] {
  const { street, district, state, postalCode } = address;
  return [name, street, district, `${state} ${postalCode}`].filter((line) => line !== undefined);
}
