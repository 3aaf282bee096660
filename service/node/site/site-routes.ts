import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { createAddressBook, decodePath } from "#service/site/page-address.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import type { Page, Site } from "./load-site.ts";
import { sendFile } from "./send-file.ts";

type Env = { Bindings: HttpBindings };

/** May stand in the 404 page; the address that was asked for is put there. */
const addressMarker = "<!--address-->";
/** Pages that only ever follow a post: search engines should not offer them. */
const unlisted = /^\/Contact\/(Sent|NotSent)$/;

/** Everything that is not an inquiry: pages, files, redirects to the right spelling, 404 and 405. */
export function createSiteRoutes(site: Site) {
  const findSpelling = createAddressBook(site.pages.keys());

  async function answer(c: Context<Env>): Promise<Response> {
    // The raw target, because URL parsing would tidy up the very things that are refused here.
    const target = c.env.incoming.url ?? "/";
    const path = decodePath(target);
    if (path === undefined) return sendNotFound(c, site.notFound, target);
    const page = site.pages.get(path);
    const file = page ?? site.files.get(path);
    const spelling = file ? undefined : findSpelling(path);
    if (!file && spelling === undefined) return sendNotFound(c, site.notFound, path);
    if (c.req.method !== "GET" && c.req.method !== "HEAD") {
      c.header("Allow", "GET, HEAD");
      return c.text("Method not allowed.", 405);
    }
    if (spelling !== undefined) return c.redirect(spelling + queryOf(target), 301);
    if (page) c.header("Content-Security-Policy", page.csp);
    // A picture opened by itself may contain script when it is SVG.
    else if (file?.type === "image/svg+xml")
      c.header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    if (unlisted.test(path)) c.header("X-Robots-Tag", "noindex");
    return sendFile(c, file as Page);
  }

  return new Hono<Env>().all("*", answer);
}

async function sendNotFound(c: Context, page: Page, path: string): Promise<Response> {
  c.header("Content-Security-Policy", page.csp);
  c.header("X-Robots-Tag", "noindex");
  if (!page.html.includes(addressMarker)) return sendFile(c, page, 404);
  return c.html(
    page.html.replace(addressMarker, () => escapeHtml(path)),
    404,
    { "Cache-Control": "no-cache" },
  );
}

function queryOf(target: string): string {
  const at = target.indexOf("?");
  return at === -1 ? "" : target.slice(at).replace(/[\r\n]/g, "");
}
