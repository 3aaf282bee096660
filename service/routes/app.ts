import { Hono } from "hono";
import { codeOf, type Log } from "#service/domain/log.ts";
import type { Readiness } from "#service/outbox/readiness.ts";
import { isChosenByAccept, varyByAccept } from "#service/site/error-pages.ts";
import { createInquiryRoutes, type InquiryDependencies } from "./inquiry-routes.ts";
import { securityHeaders } from "./security-headers.ts";

interface AppDependencies extends InquiryDependencies {
  /** Whether X-Forwarded-Proto can be trusted, because a proxy sets it. */
  isBehindProxy: boolean;
  /** What /ready reports. On your own machine it includes the release that is served. */
  readiness: () => Readiness & { release?: string | undefined };
  /** The error page for guests. Only where the service also serves the site's files. */
  pageInstead?: (request: Request, error: Response) => Response | undefined;
  log: Log;
}

/** The routes of the service. The caller adds those of the site after them. */
export function createApp(dependencies: AppDependencies) {
  const { isBehindProxy, log, readiness, pageInstead } = dependencies;
  const app = new Hono();
  app.use(securityHeaders(isBehindProxy));
  app.use(async (c, next) => {
    await next();
    if (!pageInstead || !isChosenByAccept(c.res)) return;
    const page = pageInstead(c.req.raw, c.res);
    // Hono merges the error's headers into the page's.
    if (page) c.res = page;
    varyByAccept(c.res.headers);
  });
  app.get("/health", (c) => c.text("OK", 200, { "Cache-Control": "no-store" }));
  app.get("/ready", (c) => {
    const answer = readiness();
    return c.json(answer, answer.ready ? 200 : 503, { "Cache-Control": "no-store" });
  });
  app.route("/", createInquiryRoutes(dependencies));
  app.onError((error) => {
    log("unexpected error", { code: codeOf(error) });
    // Drops the failed response's headers, which may describe a file's length and lifetime.
    return new Response("Something went wrong. Please try again, or call us.", {
      status: 500,
      headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
    });
  });
  return app;
}
