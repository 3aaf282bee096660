import { getMimeType } from "hono/utils/mime";
import { unlistedPaths } from "#shared/pages.ts";

// Headers of the site's files on both platforms. Each page has its own policy besides.

/** The build puts a hash of the content into the names below these. */
export const immutableFolders: readonly string[] = ["assets", "pictures"];

export const immutableForAYear = "public, max-age=31536000, immutable";
export const askAgain = "no-cache";

/** A picture opened by itself may contain script when it is SVG. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'";

/** Pages that nobody should find by searching, in any edition. */
export const isUnlisted = (address: string): boolean =>
  Object.values(unlistedPaths).some((path) => address.endsWith(path));

/** Whether `path`, in a release's client/ or below it, never changes. */
export const isImmutable = (path: string): boolean => {
  const [folder = ""] = path.replace(/^client\//, "").split("/", 1);
  return immutableFolders.includes(folder);
};

/** With nosniff a browser believes this and nothing else, so an unknown type is only ever downloaded. */
export function contentTypeOf(file: string): string {
  return getMimeType(file) ?? "application/octet-stream";
}
