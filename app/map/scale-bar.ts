import { frame, unitsPerKilometre } from "#shared/map/projection.ts";
import type { View } from "./view.ts";

const lengthsKm = [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05];

/** The longest round length that fits into a fifth of the window; `share` is of the window's width. */
export function scaleBar(view: View): { km: number; share: number } {
  const middle = view.y + frame.height / view.zoom / 2;
  const shareOf = (km: number) => (km * unitsPerKilometre(middle) * view.zoom) / frame.width;
  const km = lengthsKm.find((length) => shareOf(length) <= 0.2) ?? 0.05;
  return { km, share: shareOf(km) };
}
