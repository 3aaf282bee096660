import { join, resolve } from "node:path";

export const projectRoot = join(import.meta.dirname, "..");

/** Where the built site goes, and where the service finds it: `SITE_DIR`, by default dist/. */
export const siteFolder = resolve(projectRoot, process.env.SITE_DIR || "dist");

/** The code that renders the pages; of no use once they are rendered. */
export const prerenderFolder = join(projectRoot, ".cache/prerender");
