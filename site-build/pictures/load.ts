import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ImageSlot, ResolvedPicture } from "#schema/image-slots.ts";
import type { Picture } from "#schema/pictures.ts";
import { type PageName, pageNames } from "#shared/pages.ts";
import { addToRelease, cachedFile, removeUnused } from "../cache.ts";
import { ContentError, type Mistake } from "../content/mistake.ts";
import { type AllContent, findMedia } from "../content/read-content.ts";
import { digestOf } from "../digest.ts";
import { drawIcon, readLogo } from "../draw-icon.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { makeCrop } from "./encode.ts";
import { findFilmFault } from "./film.ts";
import { PictureError } from "./original.ts";
import { planPicture } from "./plan.ts";

/** A picture or film of the site. */
export interface Asset {
  readonly url: string;
  readonly source: string;
  /** Whether it must not be processed together with other pictures, because it takes a lot of memory. */
  readonly isLarge?: boolean;
  /** Resolves to its path in the cache, after creating it if needed. */
  file(): Promise<string>;
}

/** A picture's crops, which all languages share. */
export type PlannedPicture = Omit<ResolvedPicture, "alt">;

/** Plans the files of all pictures without encoding them. Rejects with a ContentError that lists the unusable ones. */
export async function loadPictures(
  { site, about, origins }: AllContent,
  media = mediaFolder,
  cacheFolder = path.join(projectRoot, ".cache/pictures"),
) {
  const mistakes: Mistake[] = [];
  const assets = new Map<string, Asset>();
  const planned = new Map<Picture, PlannedPicture>();
  // loadContent has checked that each file exists.
  const fileOf = (url: string) => findMedia(url, media) ?? url;
  const plan = async (picture: Picture, slot: ImageSlot = picture.slot) => {
    try {
      const { resolved, crops } = await planPicture(
        fileOf(picture.file),
        { slot, focus: picture.focus },
        cacheFolder,
      );
      for (const crop of crops) assets.set(crop.url, { ...crop, file: () => makeCrop(crop, cacheFolder) });
      if (slot === picture.slot) planned.set(picture, resolved);
      return crops;
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      const at = origins.get(picture);
      // Reported once, even if the file is used several times or is also the card of a page.
      const isKnown = mistakes.some(
        ({ message, path: knownPath }) => message === error.message || knownPath === at?.path,
      );
      if (at && !isKnown) mistakes.push({ ...at, message: error.message });
    }
  };
  for (const picture of origins.keys()) await plan(picture);
  // Cards are what messengers show with a link: the page's first picture, or Home's.
  const firstOf = (page: PageName) =>
    [...origins].find(([, { file }]) => file === `content/${page}.yaml`)?.[0];
  const cards: Partial<Record<PageName, string>> = {};
  for (const name of pageNames) {
    const picture = firstOf(name) ?? firstOf("home");
    cards[name] = (picture && (await plan(picture, "share")))?.[0]?.url ?? "";
  }
  const filmUrls: { webm?: string; mp4?: string } = {};
  for (const key of ["webm", "mp4"] as const) {
    const source = about.film?.[key] && fileOf(about.film[key]);
    if (!source) continue;
    const bytes = await readFile(source);
    const message = findFilmFault(path.basename(source), bytes);
    if (message) mistakes.push({ file: "content/about.yaml", path: ["film", key], message });
    const url = `/pictures/film-${digestOf(source).slice(0, 8)}.${key}`;
    // A copy, because releases link to the file and must not change with the original.
    const file = () => cachedFile(path.join(cacheFolder, path.basename(url)), async () => bytes);
    assets.set(url, { url, source, file });
    filmUrls[key] = url;
  }
  if (site.logo) {
    const logo = fileOf(site.logo);
    const message = `${path.basename(logo)} is damaged, or very large. Save your logo as SVG or PNG again`;
    // Drawn now as a test, so that a damaged logo is reported together with all other mistakes.
    await readLogo(logo)
      .then((svg) => drawIcon(Buffer.from(svg), 16))
      .catch(() => mistakes.push({ file: "content/site.yaml", path: ["logo"], message }));
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return { assets, cacheFolder, planned, cards: cards as Record<PageName, string>, filmUrls };
}

export type LoadedPictures = Awaited<ReturnType<typeof loadPictures>>;

/** Creates the pictures that are not in the cache, and adds all pictures to `client`. */
export async function writePictures({ assets, cacheFolder }: LoadedPictures, client: string): Promise<void> {
  // All crops of an original are created in a row, so that it is decoded once.
  const groups = [...Map.groupBy(assets.values(), ({ source }) => source).values()];
  const large = groups.filter(([first]) => first?.isLarge);
  const others = groups.filter(([first]) => !first?.isLarge);
  const work = async (left: Asset[][]) => {
    for (let group = left.shift(); group; group = left.shift())
      for (const asset of group) await addToRelease(await asset.file(), path.join(client, asset.url));
  };
  await work(large);
  // Two at a time, because one AVIF keeps two cores busy only part of the time.
  await Promise.all([work(others), work(others)]);
  await removeUnused(cacheFolder, Date.now());
}
