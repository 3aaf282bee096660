import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { Log } from "#service/domain/log.ts";
import { decodePath, editionIn } from "#service/site/page-address.ts";
import { isUnlisted, svgPolicy } from "#service/site/site-headers.ts";
import type { OpenSite } from "./open-site.ts";
import { sendFile } from "./send-file.ts";

type Env = { Bindings: HttpBindings };

/** Everything that is not an inquiry: pages, files, redirects to the right spelling, 404 and 405. */
export function createSiteRoutes(openSite: OpenSite, log: Log) {
  async function answer(c: Context<Env>): Promise<Response> {
    const site = openSite.now();
    // The raw target: URL parsing would hide what is refused here.
    const target = pathOf(c.env.incoming.url ?? "/");
    const path = decodePath(target);
    const page = path === undefined ? undefined : site.pages.get(path);
    const file = page ?? (path === undefined ? undefined : site.files.get(path));
    const spelling = file || path === undefined ? undefined : site.findSpelling(path);
    if (!file && spelling === undefined) {
      const edition = editionIn(path ?? "", [...site.notFoundIn.keys()]);
      const notFound = site.notFoundIn.get(edition ?? "") ?? site.notFound;
      const headers = { "Content-Security-Policy": notFound.csp, "X-Robots-Tag": "noindex" };
      return sendFile(c, notFound, log, headers, 404);
    }
    if (c.req.method !== "GET" && c.req.method !== "HEAD")
      return c.text("Method not allowed.", 405, { Allow: "GET, HEAD" });
    if (!file) return c.redirect(spelling + queryOf(target), 301);
    return sendFile(c, file, log, {
      ...(page && { "Content-Security-Policy": page.csp }),
      ...(file.type.startsWith("image/svg") && { "Content-Security-Policy": svgPolicy }),
      ...(isUnlisted(path ?? "") && { "X-Robots-Tag": "noindex" }),
    });
  }

  return new Hono<Env>().all("*", answer);
}

/** A request in absolute form (RFC 9112, 3.2.2) has a host as well. */
function pathOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*(?=\/)/i, "");
}

function queryOf(target: string): string {
  const at = target.indexOf("?");
  return at === -1 ? "" : target.slice(at).replace(/[\r\n]/g, "");
}
