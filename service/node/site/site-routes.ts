import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { parseRange } from "#service/site/byte-range.ts";
import { decodePath, editionIn } from "#service/site/page-address.ts";
import { addressIn } from "#shared/pages.ts";
import { errorPage, type Site, type SiteFile } from "./load-site.ts";
import type { OpenSite } from "./open-site.ts";

type Env = { Bindings: HttpBindings };

/** Everything that is not an inquiry: pages, files, redirects to the right spelling, 404 and 405. */
export function createSiteRoutes(openSite: OpenSite) {
  return new Hono<Env>().all("*", (c) => {
    const site = openSite.now();
    // The raw target: URL parsing would hide what is refused here.
    const [target, query] = splitTarget(c.env.incoming.url ?? "/");
    const path = decodePath(target);
    if (path === undefined || path.endsWith(errorPage)) return sendErrorPage(c, site, path);
    const file = site.files.get(path);
    const spelling = file ? path : site.findSpelling(path);
    if (spelling === undefined) return sendErrorPage(c, site, path);
    if (c.req.method !== "GET" && c.req.method !== "HEAD")
      return c.text("Method not allowed.", 405, { Allow: "GET, HEAD" });
    return file ? sendFile(c, file, 200) : c.redirect(spelling + query, 301);
  });
}

/** A request in absolute form (RFC 9112, 3.2.2) has a host as well. */
function splitTarget(target: string): [path: string, query: string] {
  const local = target.replace(/^https?:\/\/[^/?#]*(?=\/)/i, "");
  const at = local.indexOf("?");
  return at === -1 ? [local, ""] : [local.slice(0, at), local.slice(at).replace(/[\r\n]/g, "")];
}

function sendErrorPage(c: Context, { files, notFoundIn = {} }: Site, path = ""): Response {
  const edition = editionIn(path, Object.keys(notFoundIn)) ?? "";
  return sendFile(c, files.get(addressIn(edition, errorPage)) as SiteFile, 404);
}

/** Answers GET and HEAD for `file`, with 304, 206 and 416 where they belong. */
function sendFile(c: Context, file: SiteFile, status: 200 | 404): Response {
  // The standard knows ranges for GET alone. They count bytes of the file itself, so it is not compressed then.
  const range = status === 200 && c.req.method === "GET" ? c.req.header("range") : undefined;
  const encoding = range ? undefined : chooseEncoding(c.req.header("accept-encoding"), file);
  const { bytes, etag } = (encoding && file[encoding]) ?? file.identity;
  const headers = { ...file.headers, ETag: etag, ...(encoding && { "Content-Encoding": encoding }) };
  if (status === 200 && isKnown(c.req.header("if-none-match"), etag)) return c.body(null, 304, headers);
  const ifRange = c.req.header("if-range");
  const part = ifRange && ifRange !== etag ? undefined : parseRange(range, bytes.length);
  if (!part) return c.body(bytes, status, { ...headers, "Content-Length": `${bytes.length}` });
  if (part === "unsatisfiable")
    return c.body(null, 416, {
      ...headers,
      "Content-Range": `bytes */${bytes.length}`,
      "Content-Length": "0",
    });
  return c.body(bytes.subarray(part.start, part.end + 1), 206, {
    ...headers,
    "Content-Range": `bytes ${part.start}-${part.end}/${bytes.length}`,
    "Content-Length": `${part.end - part.start + 1}`,
  });
}

/** The smallest that the client takes: that it names, and not with q=0. No browser sends other preferences. */
function chooseEncoding(accepts = "", file: SiteFile): "br" | "gzip" | undefined {
  const refused = /;\s*q=0(\.0*)?$/;
  const taken = accepts
    .toLowerCase()
    .split(",")
    .map((part) => part.trim())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return (["br", "gzip"] as const).find((encoding) => file[encoding] && taken.includes(encoding));
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.trim() === "*" || ifNoneMatch.includes(etag));
}
