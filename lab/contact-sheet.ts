import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type Shape, shapes } from "#media/shapes.ts";
import { loadContentOrStop } from "#site-build/content/site-content.ts";
import { cropAround } from "#site-build/pictures/crop.ts";
import { pictureEntries } from "#site-build/pictures/entries.ts";
import { readOriginal } from "#site-build/pictures/original.ts";

// npm run contact-sheet    every slot, cut to its first shape at card size, on one picture to be looked at

const root = path.resolve(import.meta.dirname, "..");
const cacheFolder = path.join(root, ".cache/pictures");
const cell = 320;
const gap = 12;
const caption = 22;
const columns = 6;

const tiles = await Promise.all(
  Object.entries(pictureEntries(loadContentOrStop())).map(async ([slot, { file, focus, shapes: wanted }]) => {
    const shape = (Object.keys(wanted)[0] ?? "3/2") as Shape;
    const readable = await readOriginal(path.join(root, "media/originals", file), cacheFolder);
    const original = sharp(readable.file).autoOrient();
    const { autoOrient } = await original.metadata();
    const region = cropAround(autoOrient, shapes[shape].wide, focus);
    const picture = await original.extract(region).resize(cell, cell, { fit: "inside" }).png().toBuffer();
    return { slot, shape, picture };
  }),
);

const rowHeight = cell + caption + gap;
const layers = tiles.flatMap(({ slot, shape, picture }, index) => {
  const left = gap + (index % columns) * (cell + gap);
  const top = gap + Math.floor(index / columns) * rowHeight;
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell}" height="${caption}"><text y="16" font-family="sans-serif" font-size="14" fill="#ddd">${slot}  ${shape}</text></svg>`;
  return [
    { input: picture, left, top },
    { input: Buffer.from(words), left, top: top + cell },
  ];
});

const sheet = path.join(root, ".cache/contact-sheet.png");
await mkdir(path.dirname(sheet), { recursive: true });
await sharp({
  create: {
    width: gap + columns * (cell + gap),
    height: gap + Math.ceil(tiles.length / columns) * rowHeight,
    channels: 3,
    background: "#1e1e1e",
  },
})
  .composite(layers)
  .png()
  .toFile(sheet);
console.log(path.relative(root, sheet));
