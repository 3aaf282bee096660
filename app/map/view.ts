import { frame, type Point, project, reach, unitsPerKilometre } from "#shared/map/projection.ts";

/** The visible part of the map: its upper left corner in units of the frame, and its scale relative to the drawing. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

export const wholeRegion: View = { x: 0, y: 0, zoom: 1 };
const [west, north] = project([reach.west, reach.north]);
const [east, south] = project([reach.east, reach.south]);
const minZoom = 0.8;
/** Of a button, a key or a double click. */
export const zoomStep = 1.6;

/** Limits a view to the allowed zoom and to the area with data. */
export function within({ x, y, zoom }: View, maxZoom: number): View {
  const kept = clamp(zoom, minZoom, maxZoom);
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

/** Zooms around `at` (shares of the window): the place there does not move. */
export function zoomed(view: View, factor: number, at: Point, maxZoom: number): View {
  const zoom = clamp(view.zoom * factor, minZoom, maxZoom);
  const moved = 1 / view.zoom - 1 / zoom;
  return { x: view.x + at[0] * frame.width * moved, y: view.y + at[1] * frame.height * moved, zoom };
}

/** The position of a point of the drawing, as shares of the window. */
export function inWindow({ x, y, zoom }: View, point: Point): Point {
  return [((point[0] - x) * zoom) / frame.width, ((point[1] - y) * zoom) / frame.height];
}

export function isInWindow([across, down]: Point): boolean {
  return across > 0 && across < 1 && down > 0 && down < 1;
}

/** The view at `part` of the way: 0 is `from`, 1 is `to`. */
export function between(from: View, to: View, part: number): View {
  // Zoom grows by equal factors. The corner follows 1 / zoom, so that the middle moves in a straight line.
  const zoom = from.zoom * (to.zoom / from.zoom) ** part;
  const share = to.zoom === from.zoom ? part : (1 / zoom - 1 / from.zoom) / (1 / to.zoom - 1 / from.zoom);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share, zoom };
}

export function isWholeRegion({ x, y, zoom }: View): boolean {
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
