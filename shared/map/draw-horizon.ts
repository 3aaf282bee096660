import { escapeHtml } from "#shared/escape-html.ts";
import { type FeatureOf, type MapFeature, ofKind } from "./features.ts";
import { frame, type Point, part, pointsOf, project } from "./projection.ts";

/** The height of the mountain range at the top edge, in units of the frame. */
export const horizonHeight = 46;
// The skyline between the named summits, from left to right: x, y. Drawn by eye, not surveyed.
const skyline = pointsOf([
  0, 33, 34, 29, 58, 32, 96, 25, 128, 31, 160, 27, 196, 30, 228, 21, 252, 26, 284, 16, 300, 20, 330, 15, 386,
  16, 408, 20, 432, 13, 456, 17, 496, 12, 532, 13, 554, 17, 574, 11, 616, 14, 640, 19, 668, 15, 692, 20, 720,
  16,
]);
/** The lower edge of the snow, from right to left. */
const snowEdge =
  "l-14 6-12-8-11 9-15-10-12 7-14-8-13 10-16-9-11 6-14-7-12 9-15-8-14 7-13-8-12 8-16-8-13 7-14-7-15 9-14-8-13 6-12-7-15 8-13-5-14 4-12-6";
const centre = [frame.width / 2, frame.height / 2] as const;

/**
 * The snow peaks are north of the frame. Each is drawn at the top edge, in its direction from the middle of the map. That
 * is right only for the whole frame, so the interactive map hides the horizon when it moves.
 */
export function drawHorizon(features: readonly MapFeature[]): string {
  const summits = ofKind(features, "peak")
    .flatMap((peak) => {
      const { name, skyline: place } = peak.properties;
      return place ? [{ name: place.isNamed && name, at: [onEdge(peak), place.height] as const }] : [];
    })
    .sort(({ at: [x] }, { at: [other] }) => x - other);
  const points = [...skyline, ...summits.map(({ at }) => at)]
    .sort(([x], [other]) => x - other)
    .map((point) => point.join(" "))
    .join(" ");
  const shade = summits.map(({ at: [x, y] }) => `M${x} ${y}l26 15-10 8-9-7-3 6z`).join("");
  const named = summits.filter((summit): summit is { name: string; at: Point } => summit.name !== false);
  const names = named
    .map(({ name, at: [x] }, index) => {
      // Names of neighbouring summits are aligned away from each other.
      const isNear = (other?: { at: Point }) => other && Math.abs(other.at[0] - x) < 130;
      const anchor = isNear(named[index + 1]) ? "end" : isNear(named[index - 1]) ? "start" : "middle";
      const at = x + { end: 22, start: -22, middle: 0 }[anchor];
      return `<text x="${part(at, frame.width)}" y="${part(horizonHeight, frame.height)}" text-anchor="${anchor}">${escapeHtml(name)}</text>`;
    })
    .join("");
  return (
    `<svg viewBox="0 0 ${frame.width} ${frame.height}"><path class="sky" d="M0 0V33L${points}V0z"/>` +
    `<path class="snow" d="M0 33L${points}V25${snowEdge}z"/><path class="shade" d="${shade}"/>` +
    `<path class="hill" d="M${points}"/></svg>${names}`
  );
}

function onEdge({ geometry }: FeatureOf<"peak">): number {
  const [x, y] = project(geometry.coordinates);
  return Math.round(centre[0] + ((x - centre[0]) / (centre[1] - y)) * centre[1]);
}
