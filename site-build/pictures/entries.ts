import { join } from "node:path";
import { type Content, type SubjectFile, sitePages, subjects } from "#content/schema/subjects.ts";
import { type PictureUse, pictureUses } from "#media/picture-uses.ts";
import type { Shape, Widths } from "#media/shapes.ts";
import { namedPictures } from "../content/check-picture-names.ts";
import { readContentFile } from "../content/content-file.ts";
import { contentFolder } from "../content/site-content.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import type { PictureSources } from "./load.ts";
import type { Entry } from "./sharpness.ts";

/** The pictures that content/ names, each with the crops that its places need. */
export function pictureEntries(content: Content): { [name: string]: Entry } {
  const named = (Object.keys(subjects) as SubjectFile[]).flatMap((file) => picturesNamedBy(file, content));
  const entries = [...Map.groupBy(named, ({ picture }) => picture)].map(([name, places]) => {
    const entry = content.pictures[name];
    if (!entry) throw new Error(`pictures.yaml has no ${name}: checkPictureNames should have reported it.`);
    return [name, { ...entry, shapes: shapesFor(places.map(({ use }) => use)) }] as const;
  });
  return Object.fromEntries(entries);
}

/** The crops that places of these kinds ask for. The card that messengers show has its own. */
export function shapesFor(uses: readonly (PictureUse | undefined)[]): Entry["shapes"] {
  const wanted: { [shape in Shape]?: Widths } = {};
  for (const use of uses) {
    if (!use) continue;
    const { shape, widths } = pictureUses[use];
    wanted[shape] = both(widths, wanted[shape]);
  }
  return wanted;
}

/** The picture of each page's share card, by the card's name. */
export function shareCards(pages: readonly { path: string; sharePicture: string }[]): {
  [card: string]: string;
} {
  return Object.fromEntries(pages.map(({ path, sharePicture }) => [shareCardName(path), sharePicture]));
}

export const shareCardName = (path: string) => path.slice(1).toLowerCase() || "home";

export function picturesNamedBy(file: SubjectFile, content: Content) {
  const entry = subjects[file];
  return namedPictures(entry.schema, "as" in entry ? content[entry.as] : content);
}

function both(one: Widths, other: Widths | undefined): Widths {
  if (!other) return one;
  const union = (...lists: (readonly number[])[]) => [...new Set(lists.flat())].sort((a, b) => a - b);
  return {
    wide: union(one.wide, other.wide),
    ...(one.tall && { tall: union(one.tall, other.tall ?? []) }),
  };
}

export function pictureSources(content: Content, media = mediaFolder): PictureSources {
  return {
    entries: pictureEntries(content),
    name: content.resort.name,
    mark: content.resort.mark,
    shareCards: shareCards(sitePages(content)),
    film: content.about.film,
    mediaFolder: media,
    cacheFolder: join(projectRoot, ".cache/pictures"),
    lineOf: (file, path) => readContentFile(contentFolder, file).lineOf(path),
  };
}
