import { readFile } from "node:fs/promises";
import { Blob, Buffer, BufferContentType, Face, Font, shape } from "harfbuzzjs";
import decompress from "woff2-encoder/decompress";

/** A WOFF2 file as the table file that HarfBuzz reads. */
export const readTypeface = async (file: string): Promise<Uint8Array> => decompress(await readFile(file));

/** What a typeface does with texts, by HarfBuzz, which is in most browsers. */
export function openTypeface(bytes: Uint8Array, language: string) {
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
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
  return {
    characters: new Set(face.collectUnicodes()),
    /** The glyphs of a text, also those that others replace while it is set. */
    glyphsOf(text: string): Set<number> {
      glyphs = new Set();
      buffer.clearContents();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      buffer.setLanguage(language);
      shape(font, buffer);
      collect(buffer);
      return glyphs;
    },
  };
}
