import { join, resolve } from "node:path";
import { folderOf, readCurrent, siteDirOf } from "#release/releases.ts";

export const projectRoot = join(import.meta.dirname, "..");

/** The owner's photographs, our drawings and the film: `MEDIA_DIR`, by default media/. */
export const mediaFolder = resolve(projectRoot, process.env.MEDIA_DIR || "media");

export const siteFolder = siteDirOf(process.env);

/** The folder of the served release. Throws if none was built. */
export function currentRelease(folder = siteFolder): string {
  const id = readCurrent(folder);
  if (!id) throw new Error(`There is no built site in ${folder}. "npm run build" makes one.`);
  return folderOf(folder, id);
}

/** The code that renders the pages of a locale. Needed only during a build. */
export const prerenderFolder = (locale: string) =>
  join(projectRoot, `.cache/prerender${locale && `-${locale}`}`);
