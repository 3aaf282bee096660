import { unlistedPaths } from "#shared/pages.ts";

// Headers of the site's files on both platforms. Each page has its own policy besides.

/** The build puts a hash of the content into the names below these. */
export const immutableFolders: readonly string[] = ["assets", "pictures"];

export const immutableForAYear = "public, max-age=31536000, immutable";
export const askAgain = "no-cache";

/** A picture opened by itself may contain script when it is SVG. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** Pages that follow a form's post, in any edition. Search engines should not list them. */
export const isUnlisted = (address: string): boolean =>
  Object.values(unlistedPaths).some((path) => address.endsWith(path));
