import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { cropAround } from "./crop.ts";
import { type Original, PictureError } from "./original.ts";

const width = 1200;
const height = 630;
export const shareCardPixels = width * height;
const nameWidth = 560;
const nameLeft = 72;
const nameTop = 452;
const lineTop = 424;

/** The card that messengers show: the picture, a scrim, and the name hanging from the line. A JPEG for all of them. */
export async function shareCard(
  original: Original,
  focus: readonly [number, number],
  brandFile: string,
): Promise<Buffer> {
  const region = cropAround(original, [width, height], focus);
  if (region.width < width / 2) {
    throw new PictureError(
      `${original.file} is too small for a share card: at least ${width / 2} pixels wide, please.`,
    );
  }
  const name = await sharp(await readFile(brandFile), { density: 300 })
    .resize(nameWidth)
    .png()
    .toBuffer();
  // A square dish lends only its middle; enlarged 1.3 times it still beats an empty card.
  return sharp(original.file)
    .autoOrient()
    .extract(region)
    .resize(width, height, { fit: "fill" })
    .removeAlpha()
    .composite([{ input: scrim }, { input: name, left: nameLeft, top: nameTop }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

const scrim = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <radialGradient id="g" cx=".18" cy="1" r=".66">
    <stop offset="0" stop-color="#121a1e" stop-opacity=".86"/>
    <stop offset=".5" stop-color="#121a1e" stop-opacity=".66"/>
    <stop offset="1" stop-color="#121a1e" stop-opacity="0"/>
  </radialGradient>
  <rect width="100%" height="100%" fill="url(#g)"/>
  <path d="M0 ${lineTop}H${nameLeft + nameWidth}" stroke="#f8f4ef" stroke-width="2"/>
</svg>`);
