import { readFile } from "node:fs/promises";
import { Blob, Buffer, BufferContentType, Face, Font, shape, Variation } from "harfbuzzjs";
import decompress from "woff2-encoder/decompress";

/** A WOFF2 file as the table file that HarfBuzz reads. */
export const readTypeface = async (file: string): Promise<Uint8Array> => decompress(await readFile(file));

/** A glyph of a text: its outline, and where the next one follows, in units of the typeface. */
interface PlacedGlyph {
  outline: string;
  xAdvance: number;
  xOffset: number;
  yOffset: number;
}

/** Sets texts as HarfBuzz does, which is in most browsers. `weight`: of a variable typeface, by default its own. */
export function openTypeface(bytes: Uint8Array, language: string, weight?: number) {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  if (weight) font.setVariations([new Variation("wght", weight)]);
  const buffer = new Buffer();
  let glyphs = new Set<number>();
  const collect = (current: Buffer) => {
    for (const { codepoint } of current.getGlyphInfos()) glyphs.add(codepoint);
  };
  // Called between all steps.
  buffer.setMessageFunc((current) => {
    if (current.getContentType() === BufferContentType.GLYPHS) collect(current);
    return true;
  });
  const outlines = new Map<number, string>();
  const outlineOf = (glyph: number) => {
    const outline = outlines.get(glyph) ?? font.glyphToPath(glyph);
    outlines.set(glyph, outline);
    return outline;
  };
  const setText = (text: string) => {
    glyphs = new Set();
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(font, buffer);
    collect(buffer);
  };
  return {
    characters: new Set(face.collectUnicodes()),
    /** The glyphs of a text, also those that others replace while it is set. */
    glyphsOf(text: string): Set<number> {
      setText(text);
      return glyphs;
    },
    set(text: string): PlacedGlyph[] {
      setText(text);
      return buffer
        .getGlyphInfosAndPositions()
        .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
          outline: outlineOf(codepoint),
          xAdvance,
          xOffset,
          yOffset,
        }));
    },
  };
}
