import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { projectRoot } from "./site-folder.ts";

/** A text as an outline, so that it needs no installed font. */
interface TextOutline {
  /** The d of an SVG path; the baseline starts at 0, 0. */
  path: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const devanagari = /([\u0900-\u097f\u200c\u200d]+)/;

/** Converts one line; `size` is the em in the units of the drawing. */
export function outlineText(text: string, size: number): TextOutline {
  let path = "";
  let pen = 0;
  const box = { left: Number.POSITIVE_INFINITY, right: 0, top: 0, bottom: 0 };
  for (const part of text.split(devanagari).filter(Boolean)) {
    const font = fontFor(part);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const outline = glyph.path.scale(scale, -scale).translate(pen + xOffset * scale, -yOffset * scale);
      const { minX, maxX, minY, maxY } = outline.bbox;
      if (Number.isFinite(minX)) {
        path += outline.toSVG();
        box.left = Math.min(box.left, minX);
        box.right = Math.max(box.right, maxX);
        box.top = Math.min(box.top, minY);
        box.bottom = Math.max(box.bottom, maxY);
      }
      pen += xAdvance * scale;
    }
  }
  const { left, right, top, bottom } = box;
  return { path: shorten(path), left, top, width: right - left, height: bottom - top };
}

const fonts = new Map<string, Font>();

function fontFor(part: string): Font {
  const subset = devanagari.test(part) ? "devanagari" : "latin";
  const name = `tiro-devanagari-hindi-${subset}-400-normal.woff2`;
  const file = join(projectRoot, "node_modules/@fontsource/tiro-devanagari-hindi/files", name);
  const font = fonts.get(file) ?? (create(readFileSync(file)) as Font);
  fonts.set(file, font);
  return font;
}

/** Rounds to a tenth of a unit, which nobody sees. */
function shorten(path: string): string {
  return path.replaceAll(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));
}
