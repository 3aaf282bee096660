import { type FeatureOf, type MapFeature, ofKind } from "./features.ts";
import { part } from "./percent.ts";
import { frame, project } from "./projection.ts";

/** How much of the top edge the range takes, in units of the frame. */
export const horizonHeight = 46;
// The skyline between the named summits: [x, y] from the left edge to the right, drawn and not surveyed.
const skyline =
  "0 33 34 29 58 32 96 25 128 31 160 27 196 30 228 21 252 26 284 16 300 20 322 15 346 19 {Bandarpunch} 410 16 428 20 452 13 470 18 498 11 516 15 {Thalay Sagar} 562 12 572 15 {Kedarnath} 612 13 634 17 652 11 668 14 {Chaukhamba} 720 13";
/** The lower edge of the snow, from right to left. */
const snowEdge =
  "l-14 6-12-8-11 9-15-10-12 7-14-8-13 10-16-9-11 6-14-7-12 9-15-8-14 7-13-8-12 8-16-8-13 7-14-7-15 9-14-8-13 6-12-7-15 8-13-5-14 4-12-6";
const summitHeight: Record<string, number> = {
  Bandarpunch: 6,
  "Thalay Sagar": 8,
  Kedarnath: 4,
  Chaukhamba: 3,
};
const centre = [frame.width / 2, frame.height / 2] as const;

/**
 * The snow peaks lie beyond the frame: each stands on its top edge where the line from the middle of the map meets
 * it, as on a panorama. Only the frame as a whole has a horizon, so the interactive map hides it when it moves.
 */
export function drawHorizon(features: readonly MapFeature[]): string {
  const summits = ofKind(features, "peak")
    .filter(({ properties }) => properties.name in summitHeight)
    .map((peak) => ({
      name: peak.properties.name,
      at: [onEdge(peak), summitHeight[peak.properties.name] ?? 0],
    }));
  const points = skyline
    .replaceAll(
      /\{([^}]+)\}/g,
      (_, name: string) => summits.find((summit) => summit.name === name)?.at.join(" ") ?? "",
    )
    .trim();
  const shade = summits.map(({ at: [x = 0, y = 0] }) => `M${x} ${y}l26 15-10 8-9-7-3 6z`).join("");
  const names = summits
    .filter(({ name }) => name !== "Thalay Sagar")
    .map(({ name, at: [x = 0] }) => {
      const atEdge = x > frame.width - 60;
      return `<text x="${part(atEdge ? frame.width - 8 : name === "Kedarnath" ? x + 20 : x, frame.width)}" y="${part(horizonHeight, frame.height)}" text-anchor="${atEdge || name === "Kedarnath" ? "end" : "middle"}">${name}</text>`;
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
