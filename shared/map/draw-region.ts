import { type Box, isInside, overlap } from "./box.ts";
import { horizonHeight } from "./draw-horizon.ts";
import { type FeatureOf, type MapFeature, ofKind } from "./features.ts";
import { growHills, type Hill } from "./hills.ts";
import type { MapPlace } from "./map-place.ts";
import { nameBox } from "./name-label.ts";
import { softPath } from "./paths.ts";
import { areaRadius, placePinLabel } from "./pin-label.ts";
import { placeNames, shownPlaces } from "./place-names.ts";
import { frame, type Point, pointsOf, project } from "./projection.ts";

export const frameBox: Box = { left: 0, top: 0, right: frame.width, bottom: frame.height };
const openWorld: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };

/**
 * The map's terrain, roads and rivers as SVG markup, in units of the frame. The static drawing and the interactive map
 * both use it, so nothing moves when one replaces the other.
 */
export function drawGround(features: readonly MapFeature[], place: MapPlace, box: Box = openWorld): string {
  const line = (feature: FeatureOf<"river" | "road" | "railway" | "rafting">, className: string) => {
    const points = clip(feature.geometry.coordinates.map(project), box);
    return points.length > 1 ? `<path class="${className}" d="${softPath(points)}"/>` : "";
  };
  const lines = (kind: "river" | "road" | "railway" | "rafting", nameOf: (one: MapFeature) => string) =>
    ofKind(features, kind)
      .map((feature) => line(feature, nameOf(feature)))
      .join("");
  // Names keep their size: on a small map they are larger than the hills.
  const names = smallNames(features, place);
  const isNamed = ({ at: [x, y], size }: Hill) =>
    names.some((name) =>
      overlap(name, { left: x, right: x + size * 2.6, top: y - size * 1.4, bottom: y + size * 0.2 }),
    );
  const grown = growHills(roomOf(features, place)).filter(({ at }) => isInside(at, box, 24));
  const hills = [
    drawHills(grown.filter((hill) => !isNamed(hill))),
    `<g class="on-wide">${drawHills(grown.filter(isNamed))}</g>`,
  ];
  return [
    ...ofKind(features, "district").map(
      ({ geometry }) =>
        `<path class="district" d="${softPath(geometry.coordinates[0]?.map(project) ?? [])}Z"/>`,
    ),
    ...hills,
    lines("railway", () => "railway"),
    lines("railway", () => "sleepers"),
    lines("road", (one) => `road ${"main" in one.properties ? "main" : ""}`.trim()),
    ...ofKind(features, "river").map((river) => line(river, `river w${river.properties.width}`)),
    lines("rafting", () => "rafting"),
    drawArea(place),
  ].join("");
}

function drawArea({ area, latitude, longitude }: MapPlace): string {
  if (!area) return "";
  const [x, y] = project([longitude, latitude]).map(Math.round);
  return `<circle class="area" cx="${x}" cy="${y}" r="${areaRadius}"/>`;
}

function drawHills(hills: readonly Hill[]): string {
  const two = (value: number) => Math.round(value * 10) / 10;
  const scaled = (size: number, steps: readonly number[]) => steps.map((step) => two(step * size)).join(" ");
  let [ridges, shades, snow] = ["", "", ""];
  for (const { at, size, snow: isWhite } of hills) {
    const start = `M${two(at[0])} ${two(at[1])}`;
    ridges += `${start}l${scaled(size, [0.78, -0.88, 0.29, 0.29, 0.49, -0.68, 0.97, 1.27])}`;
    shades += `${start}m${scaled(size, [1.56, -1.27])}l${scaled(size, [0.97, 1.27, -0.68, 0, -0.1, -0.5])}z`;
    if (isWhite)
      snow += `${start}m${scaled(size, [1.56, -1.27])}l${scaled(size, [0.42, 0.55, -0.25, -0.1, -0.2, 0.15, -0.3, -0.1])}z`;
  }
  return `<path class="shade" d="${shades}"/><path class="snow" d="${snow}"/><path class="hill" d="${ridges}"/>`;
}

/** Lines and points that no hill may cover, each with its distance in units of the frame. */
function roomOf(features: readonly MapFeature[], place: MapPlace) {
  const pin = project([place.longitude, place.latitude]);
  const { left, right, top, bottom } = placePinLabel(features, place, "wide").box;
  const room: { line: readonly Point[]; room: number }[] = [
    { line: [pin], room: areaRadius },
    { line: pointsOf([left, (top + bottom) / 2, right, (top + bottom) / 2]), room: (bottom - top) / 2 },
    { line: pointsOf([0, 14, frame.width, 14]), room: horizonHeight - 12 },
  ];
  for (const { geometry, properties } of features) {
    if (geometry.type === "LineString") room.push({ line: geometry.coordinates.map(project), room: 5 });
    if (geometry.type !== "Point" || properties.kind.endsWith("-name")) continue;
    const at = project(geometry.coordinates);
    room.push({ line: [at], room: 8 });
    if (!("side" in properties)) continue;
    const name = nameBox(properties, at);
    const y = (name.top + name.bottom) / 2;
    room.push({ line: pointsOf([name.left, y, name.right, y]), room: 8 });
  }
  return room;
}

/** The boxes of the names on a phone's map, in units of the frame. */
function smallNames(features: readonly MapFeature[], place: MapPlace): Box[] {
  const width = 350;
  const unit = frame.width / width;
  const places = placeNames(features, "small");
  return [
    placePinLabel(features, place, "small", width).box,
    ...shownPlaces(features, "small", width).map((each) => nameBox(each, each.at, places.get(each.name))),
  ].map(({ left, right, top, bottom }) => ({
    left: left * unit,
    right: right * unit,
    top: top * unit,
    bottom: bottom * unit,
  }));
}

/** Removes the points outside the box, except the two on either side of a visible one. */
function clip(points: readonly Point[], box: Box): Point[] {
  const seen = points.map((point) => isInside(point, box));
  // One neighbour makes the line leave the box. The bend at the last visible point depends on the second.
  const near = (index: number) => [-2, -1, 0, 1, 2].some((step) => seen[index + step]);
  return points.filter((_, index) => near(index));
}
