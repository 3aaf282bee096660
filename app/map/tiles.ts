import { fill } from "#shared/fill.ts";
import { frame, project } from "#shared/map/projection.ts";
import type { View } from "./view.ts";

export interface Tile {
  address: string;
  /** Shares of the window. */
  left: number;
  top: number;
  width: number;
  height: number;
}

const [worldLeft, worldTop] = project([-180, 85.0511287798]);
const worldUnits = 360 * frame.unitsPerDegree;
const tilePixels = 256;

/** The tiles that a window of `windowWidth` CSS pixels shows, at the zoom level nearest to its scale. */
export function tilesFor(view: View, windowWidth: number, template: string): Tile[] {
  const pixelsPerUnit = (windowWidth / frame.width) * view.zoom;
  const level = Math.min(18, Math.max(0, Math.round(Math.log2((worldUnits * pixelsPerUnit) / tilePixels))));
  const units = worldUnits / 2 ** level;
  const [wide, high] = [frame.width / view.zoom, frame.height / view.zoom];
  const first = (from: number, origin: number) => Math.floor((from - origin) / units);
  const tiles: Tile[] = [];
  for (let row = first(view.y, worldTop); row <= first(view.y + high, worldTop); row += 1) {
    for (let column = first(view.x, worldLeft); column <= first(view.x + wide, worldLeft); column += 1) {
      tiles.push({
        address: fill(template, { z: level, x: column, y: row }),
        left: (worldLeft + column * units - view.x) / wide,
        top: (worldTop + row * units - view.y) / high,
        width: units / wide,
        height: units / high,
      });
    }
  }
  return tiles;
}
