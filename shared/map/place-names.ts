import { type Box, overlap } from "./box.ts";
import { type FeatureOf, type MapFeature, ofKind } from "./features.ts";
import { labelPlace, type NamePlace, nameBox } from "./name-label.ts";
import { frame, type Point, project } from "./projection.ts";

/** The map widths that are checked. drawing.css switches between the two sizes at 480 px. */
export const sizes = {
  small: {
    widths: [285, 350, 440],
    leastTier: 1,
    // Two buttons below the snow peaks, on the smallest maps side by side
    controls: (width: number) =>
      width < 320
        ? { left: width - 100, top: 0, right: width, bottom: 56 + 0.075 * width }
        : { left: width - 56, top: 0, right: width, bottom: 100 + 0.075 * width },
  },
  wide: {
    widths: [490, 600, 720],
    leastTier: 2,
    controls: (width: number) => ({ left: width - 56, top: 0, right: width, bottom: 204 }),
  },
} as const;
export type Size = keyof typeof sizes;

type Named = FeatureOf<"town" | "airport">["properties"];
type Shown = Named & { at: Point };
/** Of the rings that mark places, with the air around them, in pixels. */
const signRadius = { town: 10, airport: 14 };
const nudges = [0, 3, 6, 9, -3, -6];
const sides = ["left", "right", "above", "below", "right-above", "right-below", "left-below"];

/** The towns and airports that a map of this size names, at their pixels on a map of `width`. */
export function shownPlaces(features: readonly MapFeature[], size: Size, width: number): Shown[] {
  const pixels = width / frame.width;
  return [...ofKind(features, "town"), ...ofKind(features, "airport")]
    .map(({ geometry, properties }) => {
      const [x, y] = project(geometry.coordinates);
      return { ...properties, at: [x * pixels, y * pixels] as const };
    })
    .filter(({ tier }) => tier <= sizes[size].leastTier);
}

export const signBox = ({ at: [x, y], kind }: Shown, by: number = signRadius[kind]): Box => ({
  left: x - by,
  top: y - by,
  right: x + by,
  bottom: y + by,
});

/**
 * Where names stand beside their points: on the side that the content gives, and where the map is too narrow for that,
 * a few pixels higher or lower or on another side, clear of the rings of other places and of their names.
 */
export function placeNames(features: readonly MapFeature[], size: Size): Map<string, NamePlace> {
  const maps = sizes[size].widths.map((width) => shownPlaces(features, size, width));
  const places = new Map(maps[0]?.map(({ name, side, kind }) => [name, labelPlace(side, kind)]));
  maps[0]?.forEach(({ name, side, kind }, index) => {
    const costOf = (place: NamePlace) =>
      maps.reduce((sum, shown) => {
        const own = shown[index];
        if (!own) return sum;
        const box = nameBox(own, own.at, place);
        return shown.reduce((covered, other) => {
          if (other === own) return covered + overlap(box, signBox(own, 6));
          const name = nameBox(other, other.at, places.get(other.name));
          return covered + overlap(box, signBox(other)) + overlap(box, name);
        }, sum);
      }, 0);
    const [best] = [side, ...sides]
      .flatMap((each, turn) =>
        nudges.map((by) => {
          const place = labelPlace(each, kind);
          const moved = { ...place, dy: place.dy + by };
          return { moved, cost: costOf(moved) + Math.abs(by) + (turn && 60) };
        }),
      )
      .sort((one, other) => one.cost - other.cost);
    if (best) places.set(name, best.moved);
  });
  return places;
}
