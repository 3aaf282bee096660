import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { Config } from "#service/config.ts";
import { clientAddress } from "#service/guards/client-address.ts";
import { isOwnPage } from "#service/guards/cross-site.ts";
import { SubmissionLimits } from "#service/guards/submission-limits.ts";
import type { Log } from "#service/log.ts";
import type { Site } from "#service/site/load-site.ts";
import type { InquiryRows } from "#service/store/inquiry-rows.ts";
import { sendFormPath, sendPath } from "#shared/inquiry.ts";
import { acknowledge, allowOrigin, refuse } from "./answers.ts";
import { parseInquiry, WrongParameter } from "./parse-inquiry.ts";
import { BodyBroken, BodyTooLarge } from "./read-body.ts";
import { readFormParameters, readJsonParameters, WrongType } from "./read-parameters.ts";

export interface InquiryDependencies {
  config: Pick<Config, "trustProxyHops" | "allowedOrigins" | "ratePerIp" | "rateGlobal">;
  inquiries: InquiryRows;
  site: Site;
  now: () => number;
  log: Log;
  onStored: () => void;
}

type Env = { Bindings: HttpBindings };

/** The two addresses of EmailJS's REST API that its browser client uses. */
export function createInquiryRoutes(dependencies: InquiryDependencies) {
  const { config, inquiries, site, now, log, onStored } = dependencies;
  const limits = new SubmissionLimits(config);

  async function take(
    c: Context<Env>,
    readParameters: (request: Request) => Promise<Record<string, unknown>>,
  ) {
    const origin = c.req.header("origin");
    const fetchSite = c.req.header("sec-fetch-site");
    if (!isOwnPage({ origin, fetchSite, host: c.req.header("host") }, config.allowedOrigins)) {
      log("refused", { reason: "cross-site" });
      return refuse(c, site, 403, "This form can only be sent from the website itself.");
    }
    const client = clientAddress(
      c.env.incoming.socket.remoteAddress ?? "",
      c.req.header("x-forwarded-for"),
      config.trustProxyHops,
    );
    const waitMs = limits.waitMsForClient(client, now());
    if (waitMs > 0) return refuseForNow(c, 429, "There were too many inquiries from your network.", waitMs);
    const inquiry = parseInquiry(await readParameters(c.req.raw));
    const globalWaitMs = limits.waitMsForEverybody(now());
    if (globalWaitMs > 0) return refuseForNow(c, 429, "There are too many inquiries just now.", globalWaitMs);
    const { outcome, id, heldMs } = await inquiries.accept(inquiry, now()).catch((error) => {
      throw new NotStored("", { cause: error });
    });
    log(outcome, heldMs === undefined ? { id } : { id, heldMinutes: heldMs / 60_000 });
    if (outcome === "conflict") return refuse(c, site, 409, "This inquiry_id belongs to another inquiry.");
    onStored();
    return acknowledge(c);
  }

  function refuseForNow(c: Context<Env>, status: 429 | 503, reason: string, waitMs: number) {
    log("refused", { reason: status });
    c.header("Retry-After", String(Math.max(1, Math.ceil(waitMs / 1000))));
    return refuse(c, site, status, `${reason} Please try again later.`);
  }

  const routes = new Hono<Env>();
  routes.use(allowOrigin(config.allowedOrigins));
  routes.post(sendPath, (c) => take(c, readJsonParameters));
  routes.post(sendFormPath, (c) => take(c, readFormParameters));
  for (const path of [sendPath, sendFormPath])
    routes.all(path, (c) => {
      c.header("Allow", "POST");
      return c.text("Send inquiries with POST.", 405);
    });
  routes.onError((error, c) => {
    if (error instanceof WrongParameter) return refuse(c, site, 400, error.message);
    if (error instanceof WrongType) return refuse(c, site, 415, error.message);
    if (error instanceof BodyBroken) return refuse(c, site, 400, "The message did not arrive in full.");
    if (error instanceof BodyTooLarge) return refuse(c, site, 413, "The message is too long.");
    if (error instanceof NotStored) {
      const { code = "EUNKNOWN", errcode = 0 } = error.cause as { code?: string; errcode?: number };
      log("not stored", { code, errcode });
      return refuseForNow(c as Context<Env>, 503, "Your inquiry could not be stored.", storageWaitMs);
    }
    throw error;
  });
  return routes;
}

const storageWaitMs = 30_000;

class NotStored extends Error {}
