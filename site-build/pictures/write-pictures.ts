import { existsSync } from "node:fs";
import path from "node:path";
import { addToRelease, removeUnused } from "../cache.ts";
import type { Asset, loadPictures } from "./load.ts";

/** sharp uses both cores for one AVIF only part of the time; two at once keep them busy. */
const workers = 2;

/**
 * Makes every picture that is not in the cache and puts all of them into `client`. After each one `onMade` hears how
 * many of those that were missing are there, and which share of the work is done: a large picture takes a hundred
 * times as long as a small one.
 */
export async function writePictures(
  { assets, cacheFolder }: Pick<Awaited<ReturnType<typeof loadPictures>>, "assets" | "cacheFolder">,
  client: string,
  onMade: (made: number, missing: number, share: number) => void,
): Promise<void> {
  const isMissing = ({ address }: Asset) => !existsSync(path.join(cacheFolder, path.basename(address)));
  const missing = new Set(assets.filter((asset) => asset.pixels > 0 && isMissing(asset)));
  const all = sum([...missing]);
  let made = 0;
  let madePixels = 0;
  const rest = bySource(assets);
  const work = async () => {
    for (let group = rest.shift(); group; group = rest.shift())
      for (const asset of group) {
        await addToRelease(await asset.file(), path.join(client, asset.address));
        if (!missing.has(asset)) continue;
        made += 1;
        madePixels += asset.pixels;
        onMade(made, missing.size, madePixels / all);
      }
  };
  await Promise.all(Array.from({ length: workers }, work));
  await removeUnused(cacheFolder, Date.now());
}

/** The crops of one original together, because it is decoded once for all; the longest work first. */
function bySource(assets: readonly Asset[]): Asset[][] {
  const groups = Map.groupBy(assets, ({ source }) => source);
  return [...groups.values()].sort((one, other) => sum(other) - sum(one));
}

function sum(assets: readonly Asset[]): number {
  return assets.reduce((pixels, asset) => pixels + asset.pixels, 0);
}
