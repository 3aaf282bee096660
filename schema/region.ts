/** The edges of region.svg, in degrees. It is drawn in Web Mercator, as Leaflet shows it. */
export const region = { west: 77.72, east: 79.39, north: 30.56, south: 29.597 } as const;

interface Place {
  latitude: number;
  longitude: number;
}
/** Edges in degrees. */
export type Box = Readonly<Record<"west" | "east" | "north" | "south", number>>;

export const isWithin = ({ west, east, north, south }: Box, { latitude, longitude }: Place): boolean =>
  latitude > south && latitude < north && longitude > west && longitude < east;

export const isInRegion = (place: Place): boolean => isWithin(region, place);
