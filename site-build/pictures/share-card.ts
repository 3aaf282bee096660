import sharp from "sharp";
import { outlineText } from "../outline-text.ts";
import { cropAround, type Size } from "./crop.ts";
import type { Original } from "./original.ts";

const width = 1200;
const height = 630;
export const shareCardPixels = width * height;
const left = 72;
const lineTop = 424;
const middle = 514;
const light = "#f8f4ef";

/** A sentence if a picture of this size is too small for a share card. */
export function shareCardMistake(file: string, size: Size): string | undefined {
  const given = cropAround(size, [width, height], [0.5, 0.5]).width;
  if (given >= width / 2) return undefined;
  const needed = Math.ceil((size.width * width) / given);
  return `${file} is only ${size.width} pixels wide. The card that messengers show is made of it, for which ${needed} are needed: at least half of that.`;
}

/** The card that messengers show, as JPEG: the picture, a scrim, a line and the name below it. */
export async function shareCard(
  original: Original,
  focus: readonly [number, number],
  mark: string,
  resortName: string,
): Promise<Buffer> {
  const region = cropAround(original, [width, height], focus);
  const name = drawName(mark, resortName);
  const brand = await sharp(Buffer.from(name.svg), { density: 300 }).resize(name.width).png().toBuffer();
  // The crop of a square picture may be enlarged up to 1.3 times.
  return sharp(original.file)
    .autoOrient()
    .extract(region)
    .resize(width, height, { fit: "fill" })
    .removeAlpha()
    .composite([
      { input: drawScrim(left + name.width) },
      { input: brand, left, top: Math.round(middle - name.height / 2) },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** The mark with the name beside it, scaled to fit the card's width. */
function drawName(mark: string, name: string) {
  // The mark is 48 units high.
  const words = outlineText(name, 30);
  const units = 58 + words.left + words.width;
  const scale = Math.min(2.59, (width - 2 * left) / units);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${units} 48">${mark}` +
    `<path transform="translate(58 31.5)" fill="${light}" d="${words.path}"/></svg>`;
  return { svg, width: Math.round(units * scale), height: 48 * scale };
}

function drawScrim(right: number): Buffer {
  const reach = Math.max(0.66, right / width - 0.18 + 0.1);
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <radialGradient id="g" cx=".18" cy="1" r="${reach}">
    <stop offset="0" stop-color="#121a1e" stop-opacity=".86"/>
    <stop offset=".5" stop-color="#121a1e" stop-opacity=".66"/>
    <stop offset="1" stop-color="#121a1e" stop-opacity="0"/>
  </radialGradient>
  <rect width="100%" height="100%" fill="url(#g)"/>
  <path d="M0 ${lineTop}H${right}" stroke="${light}" stroke-width="2"/>
</svg>`);
}
