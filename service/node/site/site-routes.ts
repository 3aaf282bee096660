import { Hono } from "hono";
import { errorHeaders, errorPageFor, errorTexts } from "#service/site/error-pages.ts";
import { findTarget } from "#service/site/page-address.ts";
import { sendFile } from "#service/site/send-file.ts";
import type { Site } from "./serve-releases.ts";

/** Everything that is not an inquiry. */
export function createSiteRoutes(current: () => Site) {
  return new Hono().all("*", (c) => {
    const { files, pages } = current();
    const {
      path = "",
      location,
      error,
    } = findTarget(c.req.raw, Object.keys(pages), (each) => files.has(each));
    if (error) return c.text(errorTexts[error], error, errorHeaders(error));
    const file = files.get(path);
    return file ? sendFile(c.req.raw, file) : c.redirect(location ?? "/", 301);
  });
}

/** The page of the release for who asks for HTML and would get an error in a text. */
export function pageInstead(request: Request, answer: Response, { errorPages, inquiry }: Site) {
  const page = errorPages.get(errorPageFor(request, answer, Object.keys(inquiry.editions ?? {})) ?? "");
  return page && sendFile(request, page, answer.status);
}
