import { join, resolve } from "node:path";
import { folderOf, readCurrent, siteDirOf } from "#release/releases.ts";

export const projectRoot = join(import.meta.dirname, "..");

/** The folder of photographs, drawings and the film: `MEDIA_DIR`, by default media/. */
export const mediaFolder = resolve(projectRoot, process.env.MEDIA_DIR || "media");

export const siteFolder = siteDirOf(process.env);

/** The folder of the current release. Throws if there is none. */
export function currentRelease(folder = siteFolder): string {
  const id = readCurrent(folder);
  if (!id) throw new Error(`There is no built site in ${folder}. "npm run build" builds it.`);
  return folderOf(folder, id);
}

/** The folder of the bundle that renders a locale's pages. Only used during a build. */
export const prerenderFolder = (locale: string) =>
  join(projectRoot, `.cache/prerender${locale && `-${locale}`}`);
