import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type PictureRow, packLook } from "#media/table.ts";
import { keep } from "../cache.ts";
import { makePicture } from "./encode.ts";
import { PictureError, readOriginal } from "./original.ts";
import { type Entry, hashOf, type PlannedPicture, planPicture } from "./plan.ts";
import { shareCard, shareCardPixels } from "./share-card.ts";

export type PictureSources = {
  readonly entries: { readonly [slot: string]: Entry };
  /** The resort's, as the cards bear it. */
  readonly name: string;
  readonly shareCards: { readonly [card: string]: string };
  readonly film: { readonly webm: string; readonly mp4: string };
  readonly mediaFolder: string;
  readonly cacheFolder: string;
  /** SHA-256 of the files that we have drawn. */
  readonly drawings: ReadonlySet<string>;
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

/** Plans every picture; nothing is encoded before an asset's bytes are asked for. */
export async function loadPictures(sources: PictureSources) {
  const { entries, mediaFolder, cacheFolder, drawings } = sources;
  const originals = path.join(mediaFolder, "originals");
  await findUnnamed(entries, originals);
  const planned: PlannedPicture[] = [];
  for (const [slot, entry] of Object.entries(entries)) {
    planned.push(await planPicture(slot, entry, originals, cacheFolder, drawings));
  }
  const outputs = planned.flatMap((picture) => picture.outputs);
  const shares = await planShares(sources);
  const films = await planFilm(sources);
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
    /** Adds one picture's row to the table of app/ui/picture-table.ts. */
    rowModule(slot: string) {
      const picture = planned.find((each) => each.slot === slot);
      if (!picture) throw new PictureError(`No place of the site shows the picture ${slot}.`);
      return `import{addPicture}from"#app/ui/picture-table.ts";addPicture(${JSON.stringify(slot)},${JSON.stringify(rowOf(picture))});`;
    },
    /** The addresses of the share cards, for the head of each page. */
    shareAddresses: addresses(shares),
    addressesModule: [
      `export const filmAddresses=${JSON.stringify(addresses(films))};`,
      `export const renderings=${JSON.stringify(countRenderings(planned))};`,
    ].join("\n"),
  };
}

export function rowOf({ hash, placeholder, focus, rendering, shapes, alt }: PlannedPicture): PictureRow {
  return [hash, packLook(placeholder, focus, rendering), shapes, alt];
}

function countRenderings(all: readonly PlannedPicture[]): "all" | "some" | "none" {
  if (all.every(({ rendering }) => rendering)) return "all";
  return all.some(({ rendering }) => rendering) ? "some" : "none";
}

/** A photograph that was dropped under a slot's name, but is not named in the list, would be passed over in silence. */
async function findUnnamed(entries: PictureSources["entries"], originals: string) {
  const named = new Set(Object.values(entries).flatMap(({ file, tallFile }) => [file, tallFile]));
  for (const name of await readdir(originals)) {
    const slot = path.parse(name).name;
    const entry = entries[slot];
    if (entry && !named.has(name)) {
      throw new PictureError(
        `media/originals/${name} lies there, but content/pictures.yaml shows ${entry.file} for ${slot}. To use it, write file: ${name} and what it shows (alt) there; otherwise take it away.`,
      );
    }
  }
}

async function planShares({ entries, name, shareCards, mediaFolder, cacheFolder }: PictureSources) {
  const mark = await readFile(path.join(mediaFolder, "brand/mark-light.svg"), "utf8");
  const cards = new Map<string, Asset>();
  for (const [card, slot] of Object.entries(shareCards)) {
    const entry = entries[slot];
    if (!entry) throw new PictureError(`The card of ${card} names ${slot}, which is no picture.`);
    const original = await readOriginal(path.join(mediaFolder, "originals", entry.file), slot, cacheFolder);
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

async function planFilm({ film, mediaFolder, cacheFolder }: PictureSources) {
  const files = new Map<string, Asset>();
  for (const key of ["webm", "mp4"] as const) {
    const file = path.join(mediaFolder, "film", film[key]);
    if (!existsSync(file)) {
      throw new PictureError(
        `content/about.yaml: film.${key} names media/film/${film[key]}, which does not exist.`,
      );
    }
    const bytes = await readFile(file);
    if (bytes.length > filmLimit) {
      throw new PictureError(
        `media/film/${film[key]} has ${Math.round(bytes.length / 1000)} kB; a film may have ${filmLimit / 1000}. Encode it again with a lower quality.`,
      );
    }
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
