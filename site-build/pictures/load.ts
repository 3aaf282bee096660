import { readFile } from "node:fs/promises";
import path from "node:path";
import { type Content, type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { cachedFile } from "../cache.ts";
import { namedPictures } from "../content/check-picture-names.ts";
import { readContentFile } from "../content/content-file.ts";
import type { Path } from "../content/fields.ts";
import { ContentError, type Mistake } from "../content/mistake.ts";
import { contentFolder } from "../content/site-content.ts";
import { mediaFile } from "../media-file.ts";
import { drawIcon } from "../site-files.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { makeCrop } from "./encode.ts";
import { type FilmFiles, whyNoFilm } from "./film.ts";
import { hashOf, type PlacedPicture, type PlannedPicture, planPicture } from "./plan.ts";

/** The files of content/ that name files of media/. */
type MediaFile = "pictures.yaml" | "about.yaml" | "resort.yaml";

export type PictureSources = {
  readonly pictures: { readonly [name: string]: PlacedPicture };
  /** The owner's logo in media/brand/, if there is one. */
  readonly mark?: string | undefined;
  readonly film: FilmFiles | undefined;
  readonly mediaFolder: string;
  readonly cacheFolder: string;
  /** The line of a value, counted from 1. */
  readonly lineOf?: (file: MediaFile, path: Path) => number;
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

/** The pictures that content/ names, each with the places that show it. */
export function placedPictures(content: Content): { [name: string]: PlacedPicture } {
  const named = (Object.keys(subjects) as SubjectFile[]).flatMap((file) => picturesNamedBy(file, content));
  return Object.fromEntries(
    [...Map.groupBy(named, ({ picture }) => picture)].map(([name, uses]) => {
      const entry = content.pictures[name];
      if (!entry) throw new Error(`pictures.yaml has no ${name}: checkPictureNames should have reported it.`);
      return [name, { ...entry, places: [...new Set(uses.map(({ place }) => place))] }];
    }),
  );
}

export function picturesNamedBy(file: SubjectFile, content: Content) {
  const entry = subjects[file];
  return namedPictures(entry.schema, "as" in entry ? content[entry.as] : content);
}

export function pictureSources(content: Content, media = mediaFolder): PictureSources {
  return {
    pictures: placedPictures(content),
    mark: content.resort.mark,
    film: content.about.film,
    mediaFolder: media,
    cacheFolder: path.join(projectRoot, ".cache/pictures"),
    lineOf: (file, path) => readContentFile(contentFolder, file).lineOf(path),
  };
}

/** Plans every picture and encodes none. Rejects with a ContentError that names every file that cannot be used. */
export async function loadPictures(sources: PictureSources) {
  const { pictures, cacheFolder, mediaFolder, lineOf } = sources;
  const mistakes: Mistake[] = [];
  const report = (file: MediaFile, path: Path, message: string, entry?: string) =>
    mistakes.push({ file: `content/${file}`, line: lineOf?.(file, path), path, message, entry });
  const planned = new Map<string, PlannedPicture>();
  const folders = { originals: path.join(mediaFolder, "originals"), cache: cacheFolder };
  for (const [name, entry] of Object.entries(pictures)) {
    const picture = await planPicture(name, entry, folders, (key, message) =>
      report("pictures.yaml", [name, key], message, name),
    );
    if (picture) planned.set(name, picture);
  }
  const film = await planFilm(sources, (key, message) => report("about.yaml", ["film", key], message));
  if (!(await canDrawMark(sources)))
    report(
      "resort.yaml",
      ["mark"],
      `${sources.mark} cannot be drawn: it is damaged. Export your logo as SVG once more.`,
    );
  if (mistakes.length > 0) throw new ContentError(mistakes);
  const crops = [...planned.values()].flatMap((picture) => picture.crops);
  const assets = crops.map((crop): Asset => {
    const { address, source, width, height } = crop;
    return { address, source, pixels: width * height, file: () => makeCrop(crop, cacheFolder) };
  });
  return {
    assets: [...assets, ...film.values()],
    cacheFolder,
    /** By the picture's name. */
    planned,
    filmAddresses: Object.fromEntries([...film].map(([kind, { address }]) => [kind, address])),
  };
}

async function planFilm(
  { film, mediaFolder, cacheFolder }: PictureSources,
  report: (key: keyof FilmFiles, message: string) => void,
) {
  const files = new Map<keyof FilmFiles, Asset>();
  for (const key of ["webm", "mp4"] as const) {
    const name = film?.[key];
    const source = name && mediaFile(path.join(mediaFolder, "film"), name);
    if (!source) continue;
    const bytes = await readFile(source);
    const message = whyNoFilm(name, bytes);
    if (message) report(key, message);
    const address = `/pictures/film-${hashOf([bytes.toString("base64")])}.${key}`;
    // A copy, not a link: the release must not change with the original.
    const file = () => cachedFile(path.join(cacheFolder, path.basename(address)), async () => bytes);
    files.set(key, { address, source, pixels: 0, file });
  }
  return files;
}

/** Found out before the build makes icons of the logo. */
async function canDrawMark({ mark, mediaFolder }: PictureSources): Promise<boolean> {
  const file = mark && mediaFile(path.join(mediaFolder, "brand"), mark);
  if (!file) return true;
  return drawIcon(await readFile(file), 16).then(
    () => true,
    () => false,
  );
}
