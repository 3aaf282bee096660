import type { Day } from "./calendar.ts";

const radians = Math.PI / 180;
/** The sun's upper edge on a level horizon: 34' of refraction and 16' of the sun's radius. */
const centreAtRise = -0.833 * radians;

/**
 * The direction of the sunrise over a level horizon, in degrees from north by east; undefined where the sun does not rise
 * on that day. Right to half a degree. The sun's declination as in Wikipedia, 'Position of the Sun', "Declination of the
 * Sun as seen from Earth"; cos A = (sin d - sin l sin h) / (cos l cos h) from the spherical triangle.
 */
export function sunriseBearing(latitude: number, day: Day): number | undefined {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  // Days since the beginning of the year; the sun rises in Asia near midnight UTC.
  const days = (Date.UTC(year, month - 1, date) - Date.UTC(year, 0, 1)) / 864e5;
  const turn = (360 / 365.24) * radians;
  const orbit = turn * (days + 10) + 2 * 0.0167 * Math.sin(turn * (days - 2));
  const sinDeclination = -Math.sin(23.44 * radians) * Math.cos(orbit);
  const north = latitude * radians;
  const cosine =
    (sinDeclination - Math.sin(north) * Math.sin(centreAtRise)) / (Math.cos(north) * Math.cos(centreAtRise));
  return Math.abs(cosine) > 1 ? undefined : Math.acos(cosine) / radians;
}
