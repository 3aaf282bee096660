import { join } from "node:path";
import { type Content, sitePages } from "#content/schema/subjects.ts";
import { readContentFile } from "../content/content-file.ts";
import { contentFolder } from "../content/site-content.ts";
import { mediaFolder, projectRoot } from "../site-folder.ts";
import { readDrawings } from "./drawings.ts";
import { pictureEntries, shareCards } from "./entries.ts";
import type { PictureSources } from "./load.ts";

/** What the site's pictures are made of: the owner's list and the files in media/. */
export function pictureSources(content: Content, media = mediaFolder): PictureSources {
  return {
    entries: pictureEntries(content),
    name: content.resort.name,
    shareCards: shareCards(sitePages(content)),
    film: content.about.film,
    mediaFolder: media,
    cacheFolder: join(projectRoot, ".cache/pictures"),
    drawings: readDrawings(),
    lineOf: (file, path) => readContentFile(contentFolder, file).lineOf(path),
  };
}
