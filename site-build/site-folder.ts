import { join, resolve } from "node:path";
import { folderOf, readCurrent } from "#service/node/releases.ts";

export const projectRoot = join(import.meta.dirname, "..");

/** The owner's photographs, our drawings and the film: `MEDIA_DIR`, by default media/. */
export const mediaFolder = resolve(projectRoot, process.env.MEDIA_DIR || "media");

/** Where the built site goes, and where the service finds it: `SITE_DIR`, by default dist/. */
export const siteFolder = resolve(projectRoot, process.env.SITE_DIR || "dist");

/** The release that is served: one whole site. Throws where none was built. */
export function currentRelease(): string {
  const id = readCurrent(siteFolder);
  if (!id) throw new Error(`There is no built site in ${siteFolder}. "npm run build" makes one.`);
  return folderOf(siteFolder, id);
}

/** The code that renders the pages; of no use once they are rendered. */
export const prerenderFolder = join(projectRoot, ".cache/prerender");
