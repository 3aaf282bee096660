import { readFile } from "node:fs/promises";
import path from "node:path";
import { contentTypeOf } from "#service/site/site-headers.ts";
import { cachedFile } from "../cache.ts";
import type { Path } from "../content/fields.ts";
import { ContentError, type Mistake } from "../content/mistake.ts";
import { drawIcon } from "../site-files.ts";
import { makePicture } from "./encode.ts";
import { type FilmFiles, whyNoFilm } from "./film.ts";
import { readOriginal } from "./original.ts";
import { hashOf, type PlannedPicture, planPicture, UnusablePicture } from "./plan.ts";
import { shareCard, shareCardMistake, shareCardPixels } from "./share-card.ts";
import type { Entry } from "./sharpness.ts";

type MediaFile = "pictures.yaml" | "about.yaml" | "resort.yaml";

export type PictureSources = {
  readonly entries: { readonly [slot: string]: Entry };
  /** The resort's name on the share cards. */
  readonly name: string;
  readonly shareCards: { readonly [card: string]: string };
  /** The owner's logo in media/brand/, if there is one. */
  readonly mark?: string | undefined;
  readonly film: FilmFiles | undefined;
  readonly mediaFolder: string;
  readonly cacheFolder: string;
  /** The line of a value, counted from 1. */
  readonly lineOf?: (file: MediaFile, path: Path) => number;
};

/** A file of the site. It is made when `file` or `bytes` is called, unless the cache has it. */
export type Asset = {
  readonly address: string;
  readonly type: string;
  /** The original. */
  readonly source: string;
  /** Number of pixels to encode: a measure of the time it takes. */
  readonly pixels: number;
  /** Its path in the cache. */
  file(): Promise<string>;
  bytes(): Promise<Buffer>;
};

/**
 * Plans every picture and encodes none. Rejects with a ContentError that names every file that is missing, broken or far
 * too small.
 */
export async function loadPictures(sources: PictureSources) {
  const { cacheFolder } = sources;
  const { planned, mistakes, warnings } = await planAll(sources);
  const films = await planFilm(sources, mistakes);
  await checkLogo(sources, mistakes);
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const shares = await planShares(sources);
  const outputs = planned.flatMap((picture) => picture.outputs);
  const assets: Asset[] = [
    ...outputs.map((output) =>
      asset(output.address, output.source, output.width * output.height, () =>
        makePicture(output, cacheFolder),
      ),
    ),
    ...shares.values(),
    ...films.values(),
  ];
  return {
    assets,
    cacheFolder,
    /** Photographs that will look soft. */
    warnings,
    /** By the picture's name. */
    planned: new Map(planned.map((picture) => [picture.slot, picture])),
    /** The addresses of the share cards, for the head of each page. */
    shareAddresses: addressesOf(shares),
    filmAddresses: addressesOf(films),
  };
}

export const addressesOf = (files: ReadonlyMap<string, Asset>) =>
  Object.fromEntries([...files].map(([key, { address }]) => [key, address]));

/** Plans all pictures and collects every mistake. */
async function planAll(sources: PictureSources) {
  const { entries, mediaFolder, cacheFolder } = sources;
  const originals = path.join(mediaFolder, "originals");
  const planned: PlannedPicture[] = [];
  const inList = (slot: string, key: string, message: string): Mistake => ({
    ...mistakeIn(sources, "pictures.yaml", [slot, key], message),
    entry: slot,
  });
  const mistakes: Mistake[] = [];
  for (const [slot, entry] of Object.entries(entries)) {
    try {
      planned.push(await planPicture(slot, entry, originals, cacheFolder));
    } catch (error) {
      if (!(error instanceof UnusablePicture)) throw error;
      mistakes.push(...error.mistakes.map(({ key, message }) => inList(slot, key, message)));
    }
  }
  const named = new Set(Object.values(sources.shareCards));
  for (const { slot, size } of planned) {
    const message = named.has(slot) && shareCardMistake(entries[slot]?.file ?? "", size);
    if (message) mistakes.push(inList(slot, "file", message));
  }
  const warnings = planned.flatMap(({ slot, warnings: own }) =>
    own.map(({ key, message }) => inList(slot, key, message)),
  );
  return { planned, mistakes, warnings };
}

function mistakeIn({ lineOf }: PictureSources, file: MediaFile, path: Path, message: string): Mistake {
  return { file: `content/${file}`, line: lineOf?.(file, path), path, message };
}

/** Draws the logo as an icon, to find out before the build that it cannot be drawn. */
async function checkLogo(sources: PictureSources, mistakes: Mistake[]) {
  const { mark, mediaFolder } = sources;
  if (!mark) return;
  const file = await readFile(path.join(mediaFolder, "brand", mark));
  await drawIcon(file, 16).catch(() => {
    const message = `${mark} cannot be drawn: it is damaged. Export your logo as SVG once more.`;
    mistakes.push(mistakeIn(sources, "resort.yaml", ["mark"], message));
  });
}

/** The share cards. They show the name of the resort, which is another one in each language. */
export async function planShares(sources: PictureSources) {
  const { entries, name, mark: own, shareCards, mediaFolder, cacheFolder } = sources;
  const file = await readFile(path.join(mediaFolder, "brand", own ?? "mark-light.svg"));
  const mark = own ? onPaper(file) : file.toString();
  const cards = new Map<string, Asset>();
  for (const [card, slot] of Object.entries(shareCards)) {
    const entry = entries[slot];
    if (!entry) throw new Error(`The card of ${card} names ${slot}, which is no picture.`);
    const original = await readOriginal(path.join(mediaFolder, "originals", entry.file), cacheFolder);
    const hash = hashOf([original.hash, entry.focus, mark, name, "share 3"]);
    const address = `/pictures/share-${card}-${hash}.jpg`;
    const cached = path.join(cacheFolder, path.basename(address));
    const make = () => cachedFile(cached, () => shareCard(original, entry.focus, mark, name));
    cards.set(card, asset(address, original.file, shareCardPixels, make));
  }
  return cards;
}

/** An owner's logo on a light ground, as large as our mark. */
function onPaper(logo: Buffer): string {
  const href = `data:image/svg+xml;base64,${logo.toString("base64")}`;
  return `<rect width="48" height="48" fill="#f8f4ef"/><image x="3" y="3" width="42" height="42" href="${href}"/>`;
}

async function planFilm(sources: PictureSources, mistakes: Mistake[]) {
  const { film, mediaFolder, cacheFolder } = sources;
  const files = new Map<string, Asset>();
  if (!film) return files;
  for (const key of ["webm", "mp4"] as const) {
    const own = film[key];
    if (!own) continue;
    const file = path.join(mediaFolder, "film", own);
    const bytes = await readFile(file);
    const message = whyNoFilm(own, bytes);
    if (message) mistakes.push(mistakeIn(sources, "about.yaml", ["film", key], message));
    const name = `film-${hashOf([bytes.toString("base64")])}${path.extname(file)}`;
    files.set(
      key,
      // A copy, not a link: the release must not change with the original.
      asset(`/pictures/${name}`, file, 0, () => cachedFile(path.join(cacheFolder, name), async () => bytes)),
    );
  }
  return files;
}

function asset(address: string, source: string, pixels: number, file: () => Promise<string>): Asset {
  return {
    address,
    type: contentTypeOf(address),
    source,
    pixels,
    file,
    bytes: async () => readFile(await file()),
  };
}
