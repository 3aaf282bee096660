import { getMimeType } from "hono/utils/mime";
import type { SitePage } from "#release/site-manifest.ts";
import { errorStatuses, unlistedPaths } from "#shared/pages.ts";

// Headers of the site's files on both platforms.

/** Folders in which file names contain a hash of the content. */
export const immutableFolders: readonly string[] = ["assets", "pictures"];

export const immutableForAYear = "public, max-age=31536000, immutable";
export const alwaysRevalidate = "no-cache";

/**
 * An SVG file is a document when opened by itself, and a logo that was pushed could contain a form that asks for a password.
 * `default-src` covers neither forms nor frames.
 */
export const svgPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Pages that search engines must not index, in any locale. */
const unlisted = [...Object.values(unlistedPaths), ...errorStatuses.map((status) => `/${status}`)];

export function pageHeaders(urlPath: string, { csp }: SitePage): Record<string, string> {
  const isUnlisted = unlisted.some((path) => urlPath.endsWith(path));
  return { "Content-Security-Policy": csp, ...(isUnlisted && { "X-Robots-Tag": "noindex" }) };
}

/** The headers of a file. `path`: as in a release, with or without client/. */
export function fileHeaders(path: string): Record<string, string> {
  return {
    "Content-Type": contentTypeOf(path),
    "Cache-Control": isImmutable(path) ? immutableForAYear : alwaysRevalidate,
    // Not for pages: nobody resumes one, and each byte of its headers counts in the first round trip.
    ...(!path.endsWith(".html") && { "Accept-Ranges": "bytes" }),
    ...(path.endsWith(".svg") && { "Content-Security-Policy": svgPolicy }),
  };
}

/** Whether the file at `path` never changes. `path`: as in a release, with or without client/. */
export const isImmutable = (path: string): boolean => {
  const [folder = ""] = path.replace(/^client\//, "").split("/", 1);
  return immutableFolders.includes(folder);
};

/** With nosniff, browsers trust only this header, so a file of unknown type is downloaded. */
export function contentTypeOf(file: string): string {
  return getMimeType(file) ?? "application/octet-stream";
}
