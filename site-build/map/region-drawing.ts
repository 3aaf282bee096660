import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { MapFeature } from "#content/schema/region.ts";
import type { Content } from "#content/schema/subjects.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { drawLabels } from "#shared/map/draw-labels.ts";
import { drawGround, frameBox } from "#shared/map/draw-region.ts";
import { placeOnMap } from "#shared/map/map-place.ts";
import { frame, isInRegion } from "#shared/map/projection.ts";
import { scriptOf } from "../content/editions.ts";
import { projectRoot } from "../site-folder.ts";
import { drawingTokens, standaloneStyle } from "./standalone-style.ts";

/**
 * Draws the map as one SVG file. Pages show it until the interactive map is loaded. Null for a resort outside of the
 * region, and for the setting `address`.
 */
export async function drawRegion(content: Content): Promise<{ address: string; svg: string } | null> {
  const { resort, words, mapTexts, mapProvider, edition } = content;
  if (mapProvider === "address" || !isInRegion(resort.place)) return null;
  const inProject = (file: string) => join(projectRoot, file);
  const features = namePlaces(content);
  const place = placeOnMap(resort, words);
  const tokens = drawingTokens(projectRoot, edition.language);
  // Container queries do not work inside a picture; its media queries measure the picture itself.
  const css = readFileSync(inProject("app/map/drawing.css"), "utf8").replaceAll("@container map", "@media");
  const style = standaloneStyle("drawing.css", css, tokens);
  const drawn =
    `<rect width="100%" height="100%" fill="${tokens("land")}"/>` +
    `<svg viewBox="0 0 ${frame.width} ${frame.height}">${drawGround(features, place, frameBox)}</svg>` +
    `${drawLabels(features, place, frameBox)}` +
    `<text class="credit" x="8" y="100%" dy="-9">${escapeHtml(mapTexts.places)} GeoNames, CC BY 4.0</text>`;
  // To add letters, write all of them into letters.txt, then:
  // fonttools varLib.instancer app/styles/fonts/anek-latin-var.woff2 wght=500 -o anek-500.ttf
  // pyftsubset FONT --text-file=letters.txt --flavor=woff2 --layout-features= --no-hinting --output-file=LETTERS
  // FONT is anek-500.ttf, then app/styles/fonts/tiro-latin.woff2; LETTERS the two files below.
  const fonts =
    fontFace("Anek", inProject("site-build/map/fonts/anek-500-letters.woff2")) +
    fontFace("Tiro", inProject("site-build/map/fonts/tiro-letters.woff2")) +
    // Spacing would tear the line on top of the letters.
    (scriptOf(edition.language) === "Deva" ? "text{letter-spacing:0!important}" : "");
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" class="region-drawing"><style><![CDATA[${fonts}${style}]]></style>${drawn}</svg>`;
  return { address: `/assets/region-map-${hash("sha256", svg, "base64url").slice(0, 8)}.svg`, svg };
}

/** The features of the map, with the names and texts of content/map/places.yaml. */
export function namePlaces({ region, places }: Pick<Content, "region" | "places">): MapFeature[] {
  const textsOf = new Map(places.map(({ slug, ...texts }) => [slug, texts]));
  return region.features.map((feature) => {
    const slug = feature.properties.name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
    return { ...feature, properties: { ...feature.properties, ...textsOf.get(slug) } } as MapFeature;
  });
}

const fontFace = (family: string, file: string) =>
  `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${readFileSync(file, "base64")})}`;
