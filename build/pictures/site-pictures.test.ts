import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { film, pictures, shareCards } from "#media/pictures.ts";
import { loadPictures } from "./load.ts";
import { placeholders } from "./placeholders.ts";

const root = path.resolve(import.meta.dirname, "../..");

test("every picture of the site can be made, and what the browser must know of them all stays below 4 KB", async () => {
  const { rowModule } = await loadPictures({
    entries: pictures,
    shareCards,
    film,
    mediaFolder: path.join(root, "media"),
    cacheFolder: path.join(root, ".cache/pictures"),
  });
  const rows = Object.keys(pictures).map(rowModule).join("\n");
  expect(brotliCompressSync(rows).length).toBeLessThanOrEqual(4000);
}, 30_000);

test("the stylesheet holds every placeholder colour under its index", async () => {
  const css = await readFile(path.join(root, "app/ui/Picture.module.css"), "utf8");
  const colours = [...css.matchAll(/\.tone(\d+) \{\s*--tone: (#[0-9a-f]{6});/g)];
  expect(colours.map(([, index, colour]) => [Number(index), colour])).toEqual([...placeholders.entries()]);
});
