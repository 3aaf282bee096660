import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { contentSource } from "../content/resolve.ts";
import { loadContent } from "../content/site-content.ts";
import { pictureSources } from "./entries.ts";
import { loadPictures } from "./load.ts";

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
