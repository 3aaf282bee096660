import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import type { Content } from "#content/schema/subjects.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import { drawLabels } from "#shared/map/draw-labels.ts";
import { drawGround, frameBox } from "#shared/map/draw-region.ts";
import { placeOnMap } from "#shared/map/map-place.ts";
import { frame } from "#shared/map/projection.ts";
import type { ContentSource } from "../content/source.ts";
import { drawingTokens } from "./drawing-tokens.ts";
import { standaloneStyle } from "./standalone-style.ts";

const drawingId = "virtual:region-drawing";

/**
 * Draws the map of content/map/region.geojson as one SVG file, which every page shows until, and unless, the
 * interactive map takes its place: `import address from "virtual:region-drawing"`.
 */
export function regionDrawing(source: ContentSource): Plugin {
  let root: string;
  let drawn: { of: string; address: string; svg: string } | undefined;
  const draw = () => {
    const { resort, region, words, mapTexts } = source.read();
    const said = { resort, region, words, mapTexts };
    const of = JSON.stringify(said);
    if (drawn?.of !== of) drawn = { of, ...drawRegion(root, said) };
    return drawn;
  };
  return {
    name: "site:region-drawing",
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root;
    },
    resolveId: (id) => (id === drawingId ? `\0${drawingId}` : undefined),
    load(id) {
      if (id === `\0${drawingId}`) return `export default ${JSON.stringify(draw().address)};`;
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      const { address, svg } = draw();
      this.emitFile({ type: "asset", fileName: address.slice(1), source: svg });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.startsWith("/assets/region-map-")) return next();
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(draw().svg);
      });
    },
  };
}

export function drawRegion(
  root: string,
  { resort, region, words, mapTexts }: Pick<Content, "resort" | "region" | "words" | "mapTexts">,
): { address: string; svg: string } {
  const read = (file: string) => readFileSync(path.join(root, file), "utf8");
  const { features } = region;
  const place = placeOnMap(resort, words);
  const tokens = drawingTokens(root);
  // A picture has no containers: it is one, and its own media queries measure it.
  const css = read("app/map/drawing.css").replaceAll("@container map", "@media");
  const style = standaloneStyle("drawing.css", css, tokens);
  const font = (family: string, file: string) => {
    const bytes = readFileSync(path.join(root, "site-build/map/fonts", file)).toString("base64");
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
