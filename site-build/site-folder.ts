import { join, resolve } from "node:path";
import { folderOf, readCurrent, siteDirOf } from "#release/releases.ts";

export const projectRoot = join(import.meta.dirname, "..");

/** The folder of photographs, drawings and the film: `MEDIA_DIR`, by default media/. */
export const mediaFolder = resolve(projectRoot, process.env.MEDIA_DIR || "media");

export const siteFolder = siteDirOf(process.env);

/** The folder of the served release. Throws if none was built. */
export function currentRelease(folder = siteFolder): string {
  const id = readCurrent(folder);
  if (!id) throw new Error(`There is no built site in ${folder}. "npm run build" builds it.`);
  return folderOf(folder, id);
}

/** The folder of the code that renders a locale's pages. Needed only during a build. */
export const prerenderFolder = (locale: string) =>
  join(projectRoot, `.cache/prerender${locale && `-${locale}`}`);
