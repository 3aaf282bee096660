import { type Context, Hono } from "hono";
import { sendPart } from "#service/site/byte-range.ts";
import { decodePath, editionIn } from "#service/site/page-address.ts";
import { errorPage } from "#service/site/site-headers.ts";
import { addressIn } from "#shared/pages.ts";
import type { Site, SiteFile } from "./load-site.ts";
import type { OpenSite } from "./open-site.ts";

/** Everything that is not an inquiry: pages, files, redirects to the right spelling, 404 and 405. */
export function createSiteRoutes(openSite: OpenSite) {
  return new Hono().all("*", (c) => {
    const site = openSite.current();
    const { pathname, search } = new URL(c.req.url);
    const path = decodePath(pathname);
    if (path === undefined || path.endsWith(errorPage)) return sendErrorPage(c, site, path);
    const file = site.files.get(path);
    const spelling = file ? path : site.findSpelling(path);
    if (spelling === undefined) return sendErrorPage(c, site, path);
    if (c.req.method !== "GET" && c.req.method !== "HEAD")
      return c.text("Method not allowed.", 405, { Allow: "GET, HEAD" });
    return file ? sendFile(c, file, 200) : c.redirect(spelling + search, 301);
  });
}

function sendErrorPage(c: Context, { files, notFoundIn = {} }: Site, path = ""): Response {
  const edition = editionIn(path, Object.keys(notFoundIn)) ?? "";
  return sendFile(c, files.get(addressIn(edition, errorPage)) as SiteFile, 404);
}

/** Answers GET and HEAD for `file`, with 304, 206 and 416 where they belong. */
function sendFile(c: Context, file: SiteFile, status: 200 | 404): Response {
  // Ranges count bytes of the file itself, so it is not compressed then.
  const asksForPart = status === 200 && c.req.method === "GET" && c.req.header("range") !== undefined;
  const encoding = asksForPart ? undefined : chooseEncoding(c.req.header("accept-encoding"), file);
  const { bytes, etag } = (encoding && file[encoding]) ?? file.identity;
  const headers = { ...file.headers, ETag: etag, ...(encoding && { "Content-Encoding": encoding }) };
  if (status === 200 && c.req.header("if-none-match")?.includes(etag)) return c.body(null, 304, headers);
  const part = asksForPart ? sendPart(c.req.raw, bytes, headers) : undefined;
  return part ?? c.body(bytes, status, { ...headers, "Content-Length": `${bytes.length}` });
}

/** The smallest that the client names. No browser sends preferences. */
function chooseEncoding(accepts = "", file: SiteFile): "br" | "gzip" | undefined {
  const named = accepts.split(",").map((part) => part.trim());
  return (["br", "gzip"] as const).find((encoding) => file[encoding] && named.includes(encoding));
}
