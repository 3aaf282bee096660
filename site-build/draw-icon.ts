import sharp from "sharp";
import { paper } from "./paper.ts";

/** The mark as PNG on a background, with the margin that round masks need; `size` in pixels. Rejects if it is damaged. */
export async function drawIcon(mark: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.62);
  const { width = inner, height = inner } = await sharp(mark, { limitInputPixels: false }).metadata();
  const drawing = await sharp(mark, { density: Math.max(1, 72 * (inner / Math.max(width, height))) })
    .resize(inner, inner, { fit: "contain", background: paper })
    .toBuffer();
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: paper } });
  return canvas
    .composite([{ input: drawing }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
