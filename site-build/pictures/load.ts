import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Picture } from "#schema/fields.ts";
import { type PageName, pageNames } from "#shared/pages.ts";
import { cachedFile } from "../cache.ts";
import { ContentError, type Mistake } from "../content/mistake.ts";
import { findMedia, type WholeContent } from "../content/read-content.ts";
import { drawIcon, readLogo } from "../draw-icon.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { makeCrop } from "./encode.ts";
import { type FilmFiles, whyNoFilm } from "./film.ts";
import { PictureError } from "./original.ts";
import { hashOf, type PlacedPicture, type PlannedPicture, planPicture } from "./plan.ts";

/** Where content/ names a file. */
type At = Pick<Mistake, "file" | "line" | "field">;

/** Paths of files. */
export type PictureSources = {
  /** By `keyOf`. */
  readonly pictures: ReadonlyMap<string, PlacedPicture & { at: At }>;
  /** The owner's logo, if there is one. */
  readonly logo?: string | undefined;
  readonly film: FilmFiles;
  readonly cacheFolder: string;
};

/** A file of the site. */
export type Asset = {
  readonly address: string;
  /** The original. */
  readonly source: string;
  /** Number of pixels to encode: a measure of the time it takes. */
  readonly pixels: number;
  /** Its path in the cache. It is made unless it is there. */
  file(): Promise<string>;
};

/** Pictures with the same file and focus share their crops. */
export const keyOf = ({ file, focus }: Pick<Picture, "file" | "focus">): string => `${file} ${focus}`;

/** What messengers show with a link to a page: the first picture of its file, or of Home's. */
export function sharedPicture(name: PageName, { origins }: WholeContent): Picture | undefined {
  const firstOf = (page: PageName) =>
    [...origins].find(([, { file }]) => file === `content/${page}.yaml`)?.[0];
  return firstOf(name) ?? firstOf("home");
}

export function pictureSources(content: WholeContent, media = mediaFolder): PictureSources {
  const { site, about, origins } = content;
  const shared = new Set(pageNames.map((name) => sharedPicture(name, content)));
  // The reader has found every file.
  const fileOf = (address: string) => findMedia(address, media) ?? address;
  const pictures = new Map<string, PlacedPicture & { at: At }>();
  for (const [picture, at] of origins) {
    const { focus, place } = picture;
    const known = pictures.get(keyOf(picture)) ?? { at, file: fileOf(picture.file), focus, places: [] };
    const all = new Set([...known.places, place, ...(shared.has(picture) ? ["share" as const] : [])]);
    pictures.set(keyOf(picture), { ...known, places: [...all] });
  }
  const { mp4, webm } = about.film ?? {};
  return {
    pictures,
    logo: site.logo && fileOf(site.logo),
    film: { mp4: mp4 && fileOf(mp4), webm: webm && fileOf(webm) },
    cacheFolder: path.join(projectRoot, ".cache/pictures"),
  };
}

/** Plans every picture and encodes none. Rejects with a ContentError that names every file that cannot be used. */
export async function loadPictures(sources: PictureSources) {
  const { pictures, cacheFolder } = sources;
  const mistakes: Mistake[] = [];
  const planned = new Map<string, PlannedPicture>();
  for (const [key, { at, ...picture }] of pictures)
    try {
      planned.set(key, await planPicture(picture, cacheFolder));
    } catch (error) {
      if (!(error instanceof PictureError)) throw error;
      mistakes.push({ ...at, message: error.message });
    }
  const film = await planFilm(sources, (key, message) =>
    mistakes.push({ file: "content/about.yaml", field: `film ${key}`, message }),
  );
  if (!(await canDrawLogo(sources)))
    mistakes.push({
      file: "content/site.yaml",
      field: "logo",
      message: `${path.basename(sources.logo ?? "")} cannot be drawn: it is damaged. Save your logo as SVG or PNG once more`,
    });
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const crops = [...planned.values()].flatMap((picture) => picture.crops);
  const assets = crops.map((crop): Asset => {
    const { address, source, width, height } = crop;
    return { address, source, pixels: width * height, file: () => makeCrop(crop, cacheFolder) };
  });
  return {
    assets: [...assets, ...film.values()],
    cacheFolder,
    /** By `keyOf`. */
    planned,
    filmAddresses: Object.fromEntries([...film].map(([kind, { address }]) => [kind, address])),
  };
}

async function planFilm(
  { film, cacheFolder }: PictureSources,
  report: (key: keyof FilmFiles, message: string) => void,
) {
  const files = new Map<keyof FilmFiles, Asset>();
  for (const key of ["webm", "mp4"] as const) {
    const source = film[key];
    if (!source) continue;
    const bytes = await readFile(source);
    const message = whyNoFilm(path.basename(source), bytes);
    if (message) report(key, message);
    const address = `/pictures/film-${hashOf([bytes.toString("base64")])}.${key}`;
    // A copy, not a link: the release must not change with the original.
    const file = () => cachedFile(path.join(cacheFolder, path.basename(address)), async () => bytes);
    files.set(key, { address, source, pixels: 0, file });
  }
  return files;
}

/** Found out before the build makes icons of the logo. */
async function canDrawLogo({ logo }: PictureSources): Promise<boolean> {
  if (!logo) return true;
  return readLogo(logo)
    .then((svg) => drawIcon(Buffer.from(svg), 16))
    .then(
      () => true,
      () => false,
    );
}
