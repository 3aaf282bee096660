import path from "node:path";
import { addToRelease, removeUnused } from "../cache.ts";
import type { Asset, loadPictures } from "./load.ts";

/** sharp uses both cores for one AVIF only part of the time, so two run at once. */
const workers = 2;

/** Makes every picture that the cache lacks and puts all pictures into `client`. */
export async function writePictures(
  { assets, cacheFolder }: Pick<Awaited<ReturnType<typeof loadPictures>>, "assets" | "cacheFolder">,
  client: string,
): Promise<void> {
  const rest = bySource(assets);
  const work = async () => {
    for (let group = rest.shift(); group; group = rest.shift())
      for (const asset of group) await addToRelease(await asset.file(), path.join(client, asset.address));
  };
  await Promise.all(Array.from({ length: workers }, work));
  await removeUnused(cacheFolder, Date.now());
}

/** Groups the crops of one original, which is then decoded once; the longest work first. */
function bySource(assets: readonly Asset[]): Asset[][] {
  const groups = Map.groupBy(assets, ({ source }) => source);
  return [...groups.values()].sort((one, other) => sum(other) - sum(one));
}

function sum(assets: readonly Asset[]): number {
  return assets.reduce((pixels, asset) => pixels + asset.pixels, 0);
}
