import { frame, type Point, project, reach, unitsPerKilometre } from "#shared/map/projection.ts";

/** What the window shows: its left upper corner in units of the frame, and how many times larger than the drawing. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export const home: View = { x: 0, y: 0, zoom: 1 };
const [west, north] = project([reach.west, reach.north]);
const [east, south] = project([reach.east, reach.south]);
const leastZoom = 0.8;

/** Moves a view back to where there is something to see. */
export function within({ x, y, zoom }: View, mostZoom: number): View {
  const kept = clamp(zoom, leastZoom, mostZoom);
  return {
    x: clamp(x, west, east - frame.width / kept),
    y: clamp(y, north, south - frame.height / kept),
    zoom: kept,
  };
}

/** `across` and `down` are shares of the window: 0.5 moves by half of it. */
export function panned(view: View, across: number, down: number): View {
  return {
    ...view,
    x: view.x + (across * frame.width) / view.zoom,
    y: view.y + (down * frame.height) / view.zoom,
  };
}

/** Zooms so that the place under `at` (shares of the window) stays under it. */
export function zoomed(view: View, factor: number, at: Point, mostZoom: number): View {
  const zoom = clamp(view.zoom * factor, leastZoom, mostZoom);
  const moved = 1 / view.zoom - 1 / zoom;
  return { x: view.x + at[0] * frame.width * moved, y: view.y + at[1] * frame.height * moved, zoom };
}

/** Where a point of the drawing is in the window, as shares of it. */
export function inWindow({ x, y, zoom }: View, point: Point): Point {
  return [((point[0] - x) * zoom) / frame.width, ((point[1] - y) * zoom) / frame.height];
}

/** `part` 0 is the first view, 1 the second. */
export function between(from: View, to: View, part: number): View {
  // Even steps are even factors of zoom; the corner follows 1 / zoom, or the middle would wander on the way.
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  const share = to.zoom === from.zoom ? part : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, zoom };
}

export function isHome({ x, y, zoom }: View): boolean {
  return Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(zoom - 1) < 0.01;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

const lengthsKm = [50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05];

/** The longest round length that fits into a fifth of the window; `share` is of the window's width. */
export function scaleBar(view: View): { km: number; share: number } {
  const middle = view.y + frame.height / view.zoom / 2;
  const shareOf = (km: number) => (km * unitsPerKilometre(middle) * view.zoom) / frame.width;
  const km = lengthsKm.find((length) => shareOf(length) <= 0.2) ?? 0.05;
  return { km, share: shareOf(km) };
}
