import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "#content/schema/subjects.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { drawLabels } from "#shared/map/draw-labels.ts";
import { drawGround, frameBox } from "#shared/map/draw-region.ts";
import { placeOnMap } from "#shared/map/map-place.ts";
import { frame, isInRegion } from "#shared/map/projection.ts";
import { projectRoot } from "../site-folder.ts";
import { drawingTokens, standaloneStyle } from "./standalone-style.ts";

/**
 * Draws the map as one SVG file. Pages show it until the interactive map is loaded. Null for a resort outside of the
 * region, and for the setting `address`.
 */
export function drawRegion({
  resort,
  region,
  words,
  mapTexts,
  mapProvider,
}: Content): { address: string; svg: string } | null {
  if (mapProvider === "address" || !isInRegion(resort.place)) return null;
  const inProject = (file: string) => join(projectRoot, file);
  const { features } = region;
  const place = placeOnMap(resort, words);
  const tokens = drawingTokens(projectRoot);
  // Container queries do not work inside a picture; its media queries measure the picture itself.
  const css = readFileSync(inProject("app/map/drawing.css"), "utf8").replaceAll("@container map", "@media");
  const style = standaloneStyle("drawing.css", css, tokens);
  const font = (family: string, file: string) => {
    const bytes = readFileSync(inProject(`site-build/map/fonts/${file}`)).toString("base64");
    return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${bytes})}`;
  };
  const fonts = font("Anek", "anek-500-letters.woff2") + font("Tiro", "tiro-letters.woff2");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" class="region-drawing"><style><![CDATA[${fonts}${style}]]></style>` +
    `<rect width="100%" height="100%" fill="${tokens("land")}"/>` +
    `<svg viewBox="0 0 ${frame.width} ${frame.height}">${drawGround(features, place, frameBox)}</svg>` +
    `${drawLabels(features, place, frameBox)}` +
    `<text class="credit" x="8" y="100%" dy="-9">${escapeHtml(mapTexts.places)} GeoNames, CC BY 4.0</text></svg>`;
  const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
  return { address: `/assets/region-map-${hash}.svg`, svg };
}
