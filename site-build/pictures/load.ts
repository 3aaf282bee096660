import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { keep } from "../cache.ts";
import type { Path } from "../content/fields.ts";
import { ContentError, type Mistake } from "../content/mistake.ts";
import { isDrawing } from "./drawings.ts";
import { makePicture } from "./encode.ts";
import { readOriginal } from "./original.ts";
import { hashOf, PictureSlips, type PlannedPicture, planPicture } from "./plan.ts";
import { shareCard, shareCardPixels, shareCardSlip } from "./share-card.ts";
import type { Entry } from "./sharpness.ts";

export type PictureSources = {
  readonly entries: { readonly [slot: string]: Entry };
  /** The resort's, as the cards bear it. */
  readonly name: string;
  readonly shareCards: { readonly [card: string]: string };
  /** The owner's logo in media/brand/, if there is one. */
  readonly mark?: string | undefined;
  readonly film: { readonly webm: string; readonly mp4: string } | undefined;
  readonly mediaFolder: string;
  readonly cacheFolder: string;
  /** SHA-256 of the files that we have drawn. */
  readonly drawings: ReadonlySet<string>;
  /** Where the owner finds a value, counted from 1. */
  readonly lineOf?: (file: "pictures.yaml" | "about.yaml", path: Path) => number;
};

/** A file of the site that is made, or found in the cache, when it is asked for. */
export type Asset = {
  readonly address: string;
  readonly type: string;
  /** The original that it is made of. */
  readonly source: string;
  /** Those that have to be encoded, as a measure of how long that takes. */
  readonly pixels: number;
  /** Where it lies. */
  file(): Promise<string>;
  bytes(): Promise<Buffer>;
};

const filmLimit = 1_000_000;
const types: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  webm: "video/webm",
  mp4: "video/mp4",
};

/**
 * Plans every picture; nothing is encoded before an asset's bytes are asked for. Throws a ContentError that names every
 * file that is missing, broken or far too small.
 */
export async function loadPictures(sources: PictureSources) {
  const { cacheFolder } = sources;
  const { planned, mistakes, warnings } = await planAll(sources);
  const films = await planFilm(sources, mistakes);
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
  const addresses = (map: Map<string, Asset>) =>
    Object.fromEntries([...map].map(([key, { address }]) => [key, address]));
  return {
    assets,
    cacheFolder,
    /** Photographs that will look soft. */
    warnings,
    /** What is known of each picture, by its name. */
    planned: new Map(planned.map((picture) => [picture.slot, picture])),
    /** The addresses of the share cards, for the head of each page. */
    shareAddresses: addresses(shares),
    filmAddresses: addresses(films),
  };
}

/** All pictures, and at once what is wrong with any of them. */
async function planAll(sources: PictureSources) {
  const { entries, mediaFolder, cacheFolder, drawings, lineOf } = sources;
  const originals = path.join(mediaFolder, "originals");
  const planned: PlannedPicture[] = [];
  const inList = (slot: string, key: string, message: string): Mistake => {
    const place = [slot, key];
    const line = lineOf?.("pictures.yaml", place);
    return { file: "content/pictures.yaml", line, path: place, entry: slot, message };
  };
  const mistakes = await findUnnamed(sources, originals, inList);
  for (const [slot, entry] of Object.entries(entries)) {
    try {
      planned.push(await planPicture(slot, entry, originals, cacheFolder, drawings));
    } catch (error) {
      if (!(error instanceof PictureSlips)) throw error;
      mistakes.push(...error.slips.map(({ key, message }) => inList(slot, key, message)));
    }
  }
  const named = new Set(Object.values(sources.shareCards));
  for (const { slot, size } of planned) {
    const message = named.has(slot) && shareCardSlip(entries[slot]?.file ?? "", size);
    if (message) mistakes.push(inList(slot, "file", message));
  }
  const warnings = planned.flatMap(({ slot, warnings: own }) =>
    own.map(({ key, message }) => inList(slot, key, message)),
  );
  return { planned, mistakes, warnings };
}

/** A photograph that was dropped under a slot's name, but is not named in the list, would be passed over in silence. */
async function findUnnamed(
  { entries, drawings }: PictureSources,
  originals: string,
  inList: (slot: string, key: string, message: string) => Mistake,
): Promise<Mistake[]> {
  const named = new Set(Object.values(entries).flatMap(({ file, tallFile }) => [file, tallFile]));
  const others = (await readdir(originals)).filter((name) => !named.has(name));
  return others.flatMap((name) => {
    const slot = path.parse(name).name;
    const entry = entries[slot];
    // The drawing that a photograph has replaced may stay.
    if (!entry || isDrawing(path.join(originals, name), drawings)) return [];
    return inList(
      slot,
      "file",
      `${name} lies in media/originals/, and ${entry.file} is shown. To use it, write file: ${name} and what it shows (alt); otherwise take it away.`,
    );
  });
}

async function planShares({
  entries,
  name,
  mark: own,
  shareCards,
  mediaFolder,
  cacheFolder,
}: PictureSources) {
  const file = await readFile(path.join(mediaFolder, "brand", own ?? "mark-light.svg"));
  const mark = own ? onPaper(file) : file.toString();
  const cards = new Map<string, Asset>();
  for (const [card, slot] of Object.entries(shareCards)) {
    const entry = entries[slot];
    if (!entry) throw new Error(`The card of ${card} names ${slot}, which is no picture.`);
    const original = await readOriginal(path.join(mediaFolder, "originals", entry.file), cacheFolder);
    const hash = hashOf([original.hash, entry.focus, mark, name, "share 3"]);
    const address = `/pictures/share-${card}-${hash}.jpg`;
    const make = () => shareCard(original, entry.focus, mark, name);
    const pixels = shareCardPixels;
    cards.set(
      card,
      asset(address, original.file, pixels, () => keep(path.join(cacheFolder, path.basename(address)), make)),
    );
  }
  return cards;
}

/** An owner's logo on a light ground, as large as our mark. */
function onPaper(logo: Buffer): string {
  const href = `data:image/svg+xml;base64,${logo.toString("base64")}`;
  return `<rect width="48" height="48" fill="#f8f4ef"/><image x="3" y="3" width="42" height="42" href="${href}"/>`;
}

async function planFilm({ film, mediaFolder, cacheFolder, lineOf }: PictureSources, mistakes: Mistake[]) {
  const files = new Map<string, Asset>();
  if (!film) return files;
  for (const key of ["webm", "mp4"] as const) {
    const file = path.join(mediaFolder, "film", film[key]);
    const place = ["film", key];
    const tell = (message: string) =>
      mistakes.push({
        file: "content/about.yaml",
        line: lineOf?.("about.yaml", place),
        path: place,
        message: `${film[key]} ${message}`,
      });
    if (!existsSync(file)) {
      tell("does not lie in media/film/. Put it there, or correct the name.");
      continue;
    }
    const bytes = await readFile(file);
    if (bytes.length > filmLimit)
      tell(
        `has ${Math.round(bytes.length / 1000)} kB, and a film may have ${filmLimit / 1000}. Encode it again with a lower quality.`,
      );
    const name = `film-${hashOf([bytes.toString("base64")])}${path.extname(file)}`;
    files.set(
      key,
      // A copy: whoever draws the film again writes into this very file.
      asset(`/pictures/${name}`, file, 0, () => keep(path.join(cacheFolder, name), async () => bytes)),
    );
  }
  return files;
}

function asset(address: string, source: string, pixels: number, file: () => Promise<string>): Asset {
  const type = types[path.extname(address).slice(1)] ?? "application/octet-stream";
  return { address, type, source, pixels, file, bytes: async () => readFile(await file()) };
}
