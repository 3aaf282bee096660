import { escapeHtml } from "#shared/escape-html.ts";
import { type Box, isInside } from "./box.ts";
import { drawHorizon } from "./draw-horizon.ts";
import { type MapFeature, ofKind } from "./features.ts";
import type { MapPlace } from "./map-place.ts";
import { labelPlace, type NamePlace } from "./name-label.ts";
import { placePinLabel } from "./pin-label.ts";
import { placeNames } from "./place-names.ts";
import { frame, type Point, part, project } from "./projection.ts";

/**
 * Names, points and the pin, for an SVG without viewBox: positions are percentages of the frame, sizes are CSS pixels.
 * Names have the same size on all screens, and the interactive map moves them by changing x and y only.
 */
export function drawLabels(features: readonly MapFeature[], place: MapPlace, box: Box | "all"): string {
  const seen = (point: Point) => box === "all" || isInside(point, box);
  const places = [...ofKind(features, "town"), ...ofKind(features, "airport"), ...ofKind(features, "peak")]
    .map((feature) => ({ ...feature.properties, at: project(feature.geometry.coordinates) }))
    .filter(({ at, tier }) => seen(at) && (box === "all" || tier < 3));
  const [small, wide] = [placeNames(features, "small"), placeNames(features, "wide")];
  const waters = ofKind(features, "water-name").map(({ geometry, properties: { name, turn, minor } }) =>
    pinned(
      project(geometry.coordinates),
      `<text class="water${minor ? " t2" : ""}" transform="rotate(${turn})">${escapeHtml(name)}</text>`,
    ),
  );
  const areas = ofKind(features, "area-name").map(({ geometry, properties: { name, anchor } }) =>
    pinned(
      project(geometry.coordinates),
      `<text class="area-name" text-anchor="${anchor}">${escapeHtml(name)}</text>`,
      "t2",
    ),
  );
  return [
    `<g class="horizon">${drawHorizon(features)}</g>`,
    ...areas,
    ...waters,
    ...places.map((each) => {
      const { kind, name, side, tier, at } = each;
      // Rings as large as the interactive map's buttons
      const isStop = "way" in each && each.way;
      const sign = {
        town: `<circle r="${isStop ? 6 : 3}"/>`,
        airport: isStop ? `<circle r="11"/>${plane}` : plane,
        peak: "",
      }[kind];
      const classes = `${kind} t${tier}${"large" in each ? " big" : ""}${isStop ? " stop" : ""}`;
      const text = ({ dx, dy, anchor }: NamePlace, only = "") =>
        `<text${only} x="${dx}" y="${dy}" text-anchor="${anchor}">${escapeHtml(name)}</text>`;
      const place = wide.get(name) ?? labelPlace(side, kind);
      const onSmall = small.get(name) ?? place;
      const isSame = place.dx === onSmall.dx && place.dy === onSmall.dy;
      return pinned(
        at,
        sign + (isSame ? text(place) : text(onSmall, ' class="on-small"') + text(place, ' class="on-wide"')),
        classes,
      );
    }),
    drawPin(features, place),
  ].join("");
}

const plane = `<path class="plane" d="M0-7c.8 0 1.1.8 1.1 1.6v3.2L7 1.2v1.5L1.1.9v3.2l1.9 1.4v1.2L0 5.9l-3 .8V5.5l1.9-1.4V.9L-7 2.7V1.2l5.9-3.4v-3.2C-1.1-6.2-.8-7 0-7z"/>`;

/** The berry or dot, and the resort's name, once for each map size: the name's place depends on the other names shown. */
function drawPin(features: readonly MapFeature[], place: MapPlace): string {
  const labels = (["small", "wide"] as const).map((size) => {
    const { x, y, dx, dy, anchor } = placePinLabel(features, place, size);
    const at = `x="${part(x, frame.width)}" y="${part(y, frame.height)}" dx="${dx}" text-anchor="${anchor}"`;
    const line = (className: string, down: number, words: string) =>
      words && `<text class="${className}" ${at} dy="${down}">${escapeHtml(words)}</text>`;
    return `<g class="on-${size}">${line("pin-name", dy, place.name)}${line("pin-area", dy + 17, place.area)}</g>`;
  });
  return pinned(
    project([place.longitude, place.latitude]),
    `<svg class="berry" x="-14" y="-14" width="28" height="28" viewBox="0 0 32 32">${place.shape === "dot" ? dot : berry}</svg>${labels.join("")}`,
    "pin",
  );
}

/** A nested SVG, because SVG groups and transforms take no percentages. */
function pinned(at: Point, content: string, className = ""): string {
  const named = className ? ` class="${className}"` : "";
  return `<svg${named} x="${part(at[0], frame.width)}" y="${part(at[1], frame.height)}">${content}</svg>`;
}

const dot = '<path d="M29 16A13 13 0 1 1 3 16A13 13 0 1 1 29 16Z"/>';
const berry =
  '<path d="M29 16A3.5 3.5 0 0 1 27.5 22A3.5 3.5 0 0 1 23.4 26.7A3.5 3.5 0 0 1 17.6 28.9A3.5 3.5 0 0 1 11.4 28.2A3.5 3.5 0 0 1 6.3 24.6A3.5 3.5 0 0 1 3.4 19.1A3.5 3.5 0 0 1 3.4 12.9A3.5 3.5 0 0 1 6.3 7.4A3.5 3.5 0 0 1 11.4 3.8A3.5 3.5 0 0 1 17.6 3.1A3.5 3.5 0 0 1 23.4 5.3A3.5 3.5 0 0 1 27.5 10A3.5 3.5 0 0 1 29 16Z"/>' +
  '<path class="seeds" d="M14 17.8h0M16.3 12.2h0M18.9 19.7h0M10.7 15.1h0M21.1 12.7h0M14.3 22.4h0M12.7 9.6h0M23.2 18.6h0M8.5 19.1h0M19.6 8.2h0M18.7 24.6h0M7.9 11.3h0M10.2 24.3h0M24.3 23h0"/>';
