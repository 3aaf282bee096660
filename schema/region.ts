/** The edges of region.svg, in degrees. It is drawn in Web Mercator, as Leaflet shows it. */
export const region = { west: 77.72, east: 79.39, north: 30.56, south: 29.597 } as const;

export function isInRegion({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const { west, east, north, south } = region;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}
