import { getMimeType } from "hono/utils/mime";
import type { SiteManifest } from "#release/site-manifest.ts";
import { addressIn, unlistedPaths } from "#shared/pages.ts";

// Headers of the site's files on both platforms.

export type SitePages = Pick<SiteManifest, "pages" | "notFound" | "notFoundIn">;

/** The build puts a hash of the content into the names below these. */
export const immutableFolders: readonly string[] = ["assets", "pictures"];

export const immutableForAYear = "public, max-age=31536000, immutable";
export const askAgain = "no-cache";

/** A picture opened by itself may contain script when it is SVG. */
export const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'";

export const errorPage = "/404";

/** Pages that nobody should find by searching, in any edition. */
const unlisted: readonly string[] = [...Object.values(unlistedPaths), errorPage];

/** All pages by address, with the error page of each edition. */
export function describePages({ pages, notFound, notFoundIn = {} }: SitePages) {
  const errorPages = Object.entries({ "": notFound, ...notFoundIn }).map(
    ([edition, page]) => [addressIn(edition, errorPage), page] as const,
  );
  return [...Object.entries(pages), ...errorPages].map(([address, { file, csp }]) => {
    const isUnlisted = unlisted.some((path) => address.endsWith(path));
    const headers: Record<string, string> = {
      "Content-Security-Policy": csp,
      ...(isUnlisted && { "X-Robots-Tag": "noindex" }),
    };
    return { address, file, headers };
  });
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
