import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { film, pictures, shareCards } from "#media/pictures.ts";
import { loadPictures } from "./load.ts";
import { placeholders } from "./placeholders.ts";

const root = path.resolve(import.meta.dirname, "../..");
const sources = {
  entries: pictures,
  shareCards,
  film,
  mediaFolder: path.join(root, "media"),
  cacheFolder: path.join(root, ".cache/pictures"),
};

test("every picture of the site can be made, and what the browser must know of them all stays below 4 KB", async () => {
  const { rowModule } = await loadPictures(sources);
  const rows = Object.keys(pictures).map(rowModule).join("\n");
  expect(brotliCompressSync(rows).length).toBeLessThanOrEqual(4000);
}, 30_000);

test("the stylesheet holds every placeholder colour under its index", async () => {
  const css = await readFile(path.join(root, "app/ui/Picture.module.css"), "utf8");
  const colours = [...css.matchAll(/\.tone(\d+) \{\s*--tone: (#[0-9a-f]{6});/g)];
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
