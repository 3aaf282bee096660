import { getMimeType } from "hono/utils/mime";
import type { SitePage } from "#release/site-manifest.ts";
import { errorStatuses, unlistedPaths } from "#shared/pages.ts";

// Headers of the site's files on both platforms.

/** The build puts a hash of the content into the names below these. */
export const immutableFolders: readonly string[] = ["assets", "pictures"];

export const immutableForAYear = "public, max-age=31536000, immutable";
export const askAgain = "no-cache";

/**
 * An SVG file is a document when it is opened by itself, and a pushed logo could hold a form that asks for a password.
 * `default-src` covers neither forms nor frames.
 */
export const svgPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** Pages that nobody should find by searching, in any locale. */
const unlisted = [...Object.values(unlistedPaths), ...errorStatuses.map((status) => `/${status}`)];

export function pageHeaders(urlPath: string, { csp }: SitePage): Record<string, string> {
  const isUnlisted = unlisted.some((path) => urlPath.endsWith(path));
  return { "Content-Security-Policy": csp, ...(isUnlisted && { "X-Robots-Tag": "noindex" }) };
}

/** Of a file at `path`, in a release's client/ or below it. */
export function fileHeaders(path: string): Record<string, string> {
  return {
    "Content-Type": contentTypeOf(path),
    "Cache-Control": isImmutable(path) ? immutableForAYear : askAgain,
    // Not for a page: nobody resumes one, and each byte of its headers counts in the first flight.
    ...(!path.endsWith(".html") && { "Accept-Ranges": "bytes" }),
    ...(path.endsWith(".svg") && { "Content-Security-Policy": svgPolicy }),
  };
}

/** Whether `path`, in a release's client/ or below it, never changes. */
export const isImmutable = (path: string): boolean => {
  const [folder = ""] = path.replace(/^client\//, "").split("/", 1);
  return immutableFolders.includes(folder);
};

/** With nosniff a browser believes this and nothing else, so an unknown type is only ever downloaded. */
export function contentTypeOf(file: string): string {
  return getMimeType(file) ?? "application/octet-stream";
}
