/** A point of the drawing, in units of the frame. */
export type Point = readonly [x: number, y: number];

/** The piece of the world that the drawing shows; web Mercator, so that map tiles lie exactly under it. */
export const frame = { west: 77.881, north: 30.53, width: 720, height: 660, unitsPerDegree: 611.5 } as const;

/** How far one can move the map: everything in content/map/region.geojson that is worth seeing. */
export const reach = { west: 77.6, east: 79.6, north: 31.13, south: 29.1 } as const;

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

/** On the ground, at a height of the drawing: Mercator stretches towards the poles. */
export function unitsPerKilometre(y: number): number {
  return frame.unitsPerDegree / (111.32 * Math.cos(latitudeAt(y) * radians));
}
