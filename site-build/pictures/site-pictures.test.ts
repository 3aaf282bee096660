import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { contentSource } from "../content/resolve.ts";
import { loadContent } from "../content/site-content.ts";
import { isDrawing } from "./drawings.ts";
import { pictureSources } from "./entries.ts";
import { loadPictures } from "./load.ts";
import { placeholders } from "./placeholders.ts";

const root = path.resolve(import.meta.dirname, "../..");
const sources = pictureSources(loadContent());

test("every picture of the site can be made, and their data for the browser stays below 4 KB", async () => {
  const { content } = await contentSource().resolve();
  const rows = JSON.stringify([...picturesIn(content)]);
  expect(brotliCompressSync(rows).length).toBeLessThanOrEqual(4000);
}, 30_000);

/** Every resolved picture in `part`. */
function* picturesIn(part: unknown): Generator<unknown> {
  if (typeof part !== "object" || part === null) return;
  if ("shape" in part && "widths" in part) yield part;
  else for (const inner of Object.values(part)) yield* picturesIn(inner);
}

test("the stylesheet holds every placeholder colour under its index", async () => {
  const css = await readFile(path.join(root, "app/ui/Picture.module.css"), "utf8");
  const colours = [...css.matchAll(/\[data-tone="(\d+)"\] \{\s*--tone: (#[0-9a-f]{6});/g)];
  expect(colours.map(([, index, colour]) => [Number(index), colour])).toEqual([...placeholders.entries()]);
});

test("a phone's opening picture keeps its budget: 30 KiB at 750 pixels, 65 KiB at its largest", async () => {
  const { assets } = await loadPictures(sources);
  const tall = assets.filter(({ address }) => /\/hero-.*-hero-tall-\d+\.avif$/.test(address));
  expect(tall.length).toBeGreaterThan(0);
  for (const asset of tall) {
    const limit = /-(480|750)\.avif$/.test(asset.address) ? 30 : 65;
    const { length } = await asset.bytes();
    expect(length, asset.address).toBeLessThanOrEqual(limit * 1024);
  }
}, 120_000);

test("our own drawings are large enough for every layout, and take 25 MB at most", async () => {
  const files = Object.values(sources.entries).map(({ file }) => file);
  const isOurs = (file: string) =>
    isDrawing(path.join(sources.mediaFolder, "originals", file), sources.drawings);
  let bytes = 0;
  for (const name of new Set(files.filter(isOurs))) {
    const file = path.join(sources.mediaFolder, "originals", name);
    bytes += (await stat(file)).size;
    const { width, height } = await sharp(file).metadata();
    const leastOfCard = /^(dish|menu)-/.test(name) ? 1080 : 1560;
    const least = name.includes("/film/") ? 1280 : name.startsWith("hero-") ? 1920 : leastOfCard;
    expect(Math.max(width, height), name).toBeGreaterThanOrEqual(least);
  }
  console.log(`Originals drawn by us: ${bytes} of 25000000 bytes`);
  expect(bytes).toBeLessThanOrEqual(25_000_000);
});
