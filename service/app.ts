import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { createInquiryRoutes, type InquiryDependencies } from "./inquiry/inquiry-routes.ts";
import type { Readiness } from "./readiness.ts";
import { securityHeaders } from "./security-headers.ts";
import { createSiteRoutes } from "./site/site-routes.ts";

/** Every address of the service, in the order in which they are tried. */
export function createApp(dependencies: InquiryDependencies & { readiness: () => Readiness }) {
  const { config, site, log, readiness } = dependencies;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(securityHeaders(config.trustProxyHops));
  app.get("/health", (c) => c.text("OK", 200, { "Cache-Control": "no-store" }));
  app.get("/ready", (c) => {
    const answer = readiness();
    return c.json(answer, answer.ready ? 200 : 503, { "Cache-Control": "no-store" });
  });
  app.route("/", createInquiryRoutes(dependencies));
  app.route("/", createSiteRoutes(site));
  app.onError((error, c) => {
    // Not the message: it may quote a guest.
    log("unexpected error", { name: error.name, code: (error as NodeJS.ErrnoException).code ?? "none" });
    return c.text("Something went wrong. Please try again, or call us.", 500);
  });
  return app;
}
