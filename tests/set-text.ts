import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";

/**
 * Sets texts as HarfBuzz does: each glyph's outline, and where the next one follows, in units of the typeface. `weight`: of
 * a variable typeface, by default its own.
 */
export function textSetter(bytes: Uint8Array, language: string, weight?: number) {
  const font = new Font(new Face(new Blob(bytes)));
  if (weight) font.setVariations([new Variation("wght", weight)]);
  const buffer = new Buffer();
  return (text: string) => {
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    shape(font, buffer);
    return buffer
      .getGlyphInfosAndPositions()
      .map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
        outline: font.glyphToPath(codepoint),
        xAdvance,
        xOffset,
        yOffset,
      }));
  };
}
