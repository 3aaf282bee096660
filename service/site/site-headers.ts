import { unlistedPaths } from "#shared/pages.ts";

// What both homes say about the site's files, besides each page's own policy.

/** The build puts a hash of the content into the names below these. */
export const immutableFolders: readonly string[] = ["assets", "pictures"];

export const immutableForAYear = "public, max-age=31536000, immutable";
export const askAgain = "no-cache";

/** A picture opened by itself may contain script when it is SVG. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** Pages that only ever follow a post: search engines should not offer them. */
export const unlistedPages: readonly string[] = Object.values(unlistedPaths);
