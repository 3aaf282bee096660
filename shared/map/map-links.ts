import type { Resort } from "#content/schema/resort.ts";

/** Addresses of the resort in map apps. `geo` opens the phone's own (RFC 5870); only Android supports it. */
export interface MapLinks {
  google: string;
  openStreetMap: string;
  geo: string;
}

export function mapLinks({ place, address, name }: Pick<Resort, "place" | "address" | "name">): MapLinks {
  const at = `${place.latitude},${place.longitude}`;
  const search = "https://www.google.com/maps/search/?api=1&query=";
  const map = `map=${place.precision === "exact" ? 15 : 12}/${at.replace(",", "/")}`;
  if (place.precision === "exact")
    return {
      google: search + at,
      openStreetMap: `https://www.openstreetmap.org/?mlat=${place.latitude}&mlon=${place.longitude}#${map}`,
      geo: `geo:${at}?q=${at}(${encodeURIComponent(name)})`,
    };
  // They show the area of the PIN code: a pin in its middle would send guests to a wrong place.
  const area = `${address.postalCode} ${address.district} ${address.state}`;
  return {
    // Letters stay: an encoded one of Devanagari has nine characters, and Home in Hindi just fits in its first flight.
    google: search + area.replaceAll(/[ -@]/g, encodeURIComponent),
    openStreetMap: `https://www.openstreetmap.org/#${map}`,
    geo: `geo:${at}?z=12`,
  };
}
