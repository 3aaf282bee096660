import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import type { DrawnWord } from "#content/schema/fields.ts";
import { assetAddress } from "./digest.ts";
import { projectRoot } from "./site-folder.ts";
import { devanagariFiles } from "./typefaces/cut-typeface.ts";

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
export function outlineText(text: string, size: number, family: Family = "Tiro"): TextOutline {
  let path = "";
  let pen = 0;
  const box = { left: Number.POSITIVE_INFINITY, right: 0, top: 0, bottom: 0 };
  for (const part of text.split(devanagari).filter(Boolean)) {
    const font = fontFor(part, family);
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

/** Of titles, and of text. */
type Family = "Tiro" | "Anek";

function fontFor(part: string, family: Family): Font {
  const latin = family === "Tiro" ? "tiro-latin" : "anek-latin-var";
  const file = devanagari.test(part)
    ? devanagariFiles[`${family} Devanagari`]
    : join(projectRoot, `app/styles/fonts/${latin}.woff2`);
  const font = fonts.get(file) ?? (create(readFileSync(file)) as Font);
  fonts.set(file, font);
  return font;
}

/** Rounds to a tenth of a unit, which nobody sees. */
function shorten(path: string): string {
  return path.replaceAll(/-?\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));
}

interface Drawing {
  /** Of an SVG path. */
  attributes: string;
  /** The viewBox that it fills. */
  box: string;
}

/** Units of the drawing; the page scales it. */
const drawnSize = 300;

/**
 * A word as a drawing, because the Devanagari typeface is larger than all others together. Empty: none. The top line of
 * Devanagari letters begins far to the left, outside of the drawing.
 */
export function drawWord(text: string): Drawing | undefined {
  if (!text) return undefined;
  const { path, left, top, width, height } = outlineText(text, drawnSize);
  const hangs = devanagari.test(text.charAt(0));
  // The top line, as high and as thick as in the letters of the typeface.
  const lineStart = outlineText("क", drawnSize).top;
  const lineEnd = lineStart + drawnSize * 0.075;
  // The letters stand on the column. In the typeface their top line begins before them.
  const start = hangs ? leftBelow(lineEnd, path) : left;
  // One path: the edges of two would be twice as dark where they overlap.
  const line = hangs ? shorten(`M-9999 ${lineStart}H${left + width / 20}V${lineEnd}H-9999z`) : "";
  return { attributes: `d="${line}${path}"`, box: boxOf(start, top, left + width - start, height) };
}

/**
 * The name of a language as a drawing that stands in a line of text: not every device has its letters, and no page loads
 * the typefaces of another edition. Undefined for names in Latin letters, and in scripts without a typeface here.
 */
export function drawName(text: string): Drawing | undefined {
  if (!/^[\p{scx=Deva} ]+$/u.test(text)) return undefined;
  // Rounded to a two-hundredth of the em: it is as small as text.
  const em = 20;
  const { path, left, width } = outlineText(text, em, "Anek");
  // As high as the top bar, with the name on the line of its texts.
  return { attributes: `fill="currentColor" d="${path}"`, box: boxOf(left, -1.77 * em, width, 2.93 * em) };
}

/**
 * All drawings in one SVG file: Home shows two at once, and each further request delays its opening picture. `words` says
 * where each is in the file, in the order of `drawings`.
 */
export function joinDrawings(drawings: readonly (Drawing | undefined)[]) {
  const paths = drawings.map((drawing, index) =>
    drawing ? `<path id="w${index}" ${drawing.attributes}/>` : "",
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${paths.join("")}</svg>\n`;
  const address = assetAddress("words", "svg", svg);
  const words = drawings.map(
    (drawing, index): DrawnWord | undefined => drawing && { href: `${address}#w${index}`, box: drawing.box },
  );
  return { address, svg, words };
}

const boxOf = (...sides: number[]) => sides.map((side) => Number(side.toFixed(1))).join(" ");

/** Where the letters of a path begin below the height of `y`. */
const leftBelow = (y: number, path: string): number =>
  Math.min(
    ...Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, down]) =>
      Number(down) > y + 1 ? Number(x) : Number.POSITIVE_INFINITY,
    ),
  );
