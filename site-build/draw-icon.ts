import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { openPicture } from "./pictures/original.ts";
import { projectRoot } from "./site-folder.ts";

const tokens = readFileSync(join(projectRoot, "app/styles/tokens.css"), "utf8");
/** The colour of the page, such as #f8f4ef. */
export const paperColour = /--paper: (#[0-9a-f]{6});/.exec(tokens)?.[1] ?? "#ffffff";

/** Reads the owner's logo as SVG. A bitmap is embedded in one, at the size of the largest icon. */
export async function readLogo(file: string): Promise<string> {
  if (/\.svg$/i.test(file)) return readFile(file, "utf8");
  const pixels = await openPicture(file)
    .resize(320, 320, { fit: "inside" })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = pixels.info;
  const data = `data:image/png;base64,${pixels.data.toString("base64")}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image width="${width}" height="${height}" href="${data}"/></svg>`;
}

/** Draws the logo as PNG on a background, with a margin for round masks. `size` is in pixels. Rejects if the logo is damaged. */
export async function drawIcon(mark: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.62);
  const { width = inner, height = inner } = await sharp(mark, { limitInputPixels: false }).metadata();
  const drawing = await sharp(mark, { density: Math.max(1, 72 * (inner / Math.max(width, height))) })
    .resize(inner, inner, { fit: "contain", background: paperColour })
    .toBuffer();
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: paperColour } });
  return canvas
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
