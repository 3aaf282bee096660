const radians = Math.PI / 180;
const earthRadius = 6_371_000;
/** How much of the earth's curvature the air's refraction takes back, on a day like others. */
const refraction = 0.13;

/** Degrees north and east, metres above the sea. */
export interface HighPlace {
  latitude: number;
  longitude: number;
  height: number;
}

/**
 * Where a summit stands from a place: its bearing in degrees from north by east, its distance in metres along the great
 * circle, and its apparent height in degrees above the level horizon: atan(rise / d - d (1 - k) / 2R), the geodetic formula
 * for levelling over long distances, with Gauss's coefficient k of terrestrial refraction. Below 0 the earth hides it.
 * Nearer hills are not known here.
 */
export function lookFrom(place: HighPlace, summit: HighPlace) {
  const [from, to] = [place.latitude * radians, summit.latitude * radians];
  const east = (summit.longitude - place.longitude) * radians;
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(to),
    Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(east),
  );
  const haversine = Math.sin((to - from) / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2;
  const distance = 2 * earthRadius * Math.asin(Math.sqrt(haversine));
  const slope = (summit.height - place.height) / distance - (distance * (1 - refraction)) / (2 * earthRadius);
  return {
    bearing: (bearing / radians + 360) % 360,
    distance,
    elevation: Math.atan(slope) / radians,
  };
}
