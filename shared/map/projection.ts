/** The piece of the world that the map shows, in degrees: three to two, as the drawing is. */
export const mapEdges = { west: 77.72, east: 79.39, north: 30.56, south: 29.597 } as const;

/** Whether the map can show a place, in degrees. */
export function isInRegion({ latitude, longitude }: { latitude: number; longitude: number }): boolean {
  const { west, east, north, south } = mapEdges;
  return latitude > south && latitude < north && longitude > west && longitude < east;
}

/** A point of the drawing, in units of the frame. */
export type Point = readonly [x: number, y: number];

/** Points by their coordinates in turn: x, y, x, y. */
export const pointsOf = (coordinates: readonly number[]): Point[] =>
  coordinates.flatMap((x, index) => (index % 2 === 0 ? [[x, coordinates[index + 1] ?? 0] as const] : []));

const width = 720;
const { west, east, north } = mapEdges;
/** The area of the drawing, with a ratio of 3:2. Web Mercator, so that it matches map tiles. */
export const frame = { west, north, width, height: 480, unitsPerDegree: width / (east - west) } as const;

/** The limits for moving the map: the area of content/map/region.geojson. */
export const reach = { west: 77.5, east: 79.6, north: 31.13, south: 28.98 } as const;

const radians = Math.PI / 180;
const stretched = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * radians) / 2)) / radians;
const northEdge = stretched(frame.north);

export function project([longitude, latitude]: readonly [longitude: number, latitude: number]): Point {
  return [
    (longitude - frame.west) * frame.unitsPerDegree,
    (northEdge - stretched(latitude)) * frame.unitsPerDegree,
  ];
}

export function latitudeAt(y: number): number {
  return (Math.atan(Math.exp((northEdge - y / frame.unitsPerDegree) * radians)) * 2 - Math.PI / 2) / radians;
}

/** Depends on the height in the drawing: Mercator stretches towards the poles. */
export function unitsPerKilometre(y: number): number {
  return frame.unitsPerDegree / (111.32 * Math.cos(latitudeAt(y) * radians));
}

/** A length as a percentage of `whole`, for SVG attributes. */
export function part(units: number, whole: number): string {
  return `${Math.round((units / whole) * 1e4) / 100}%`;
}
