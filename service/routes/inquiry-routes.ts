import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { Settings } from "#service/config/read-settings.ts";
import type { Log } from "#service/domain/log.ts";
import { isOwnPage } from "#service/guards/cross-site.ts";
import { type LimitMemory, SubmissionLimits } from "#service/guards/submission-limits.ts";
import type { InquiryRows } from "#service/store/inquiry-rows.ts";
import { sendFormPath, sendPath, withLanguage } from "#shared/inquiry.ts";
import type { InquiryContent } from "#shared/site-manifest.ts";
import { acknowledge, editionAsked, type RefusalWords, refuse } from "./answers.ts";
import { parseInquiry, WrongParameter } from "./parse-inquiry.ts";
import { BodyBroken, BodyTooLarge } from "./read-body.ts";
import { readFormParameters, readJsonParameters, WrongType } from "./read-parameters.ts";

export interface InquiryDependencies {
  settings: Pick<Settings, "allowedOrigins" | "ratePerIp" | "rateGlobal" | "inquiryAddress" | "mailFrom">;
  inquiries: InquiryRows;
  /** Of the current release. */
  content: () => InquiryContent;
  /** Names the client's network for the limits. */
  clientOf: (c: Context) => string | Promise<string>;
  /** Stores the limits' tries for a Durable Object. */
  limitMemory?: LimitMemory;
  now: () => number;
  log: Log;
  onStored: () => void;
}

/** The two addresses of EmailJS's REST API that its browser client uses. */
export function createInquiryRoutes(dependencies: InquiryDependencies) {
  const { settings, inquiries, content, clientOf, now, log, onStored } = dependencies;
  const words: RefusalWords = {
    editionOf,
    refusals: (edition) => (content().editions?.[edition] ?? content()).refusals,
  };
  const ownAddresses = [settings.inquiryAddress, settings.mailFrom];
  const limits = new SubmissionLimits(settings, dependencies.limitMemory);

  async function take(c: Context, readParameters: (request: Request) => Promise<Record<string, unknown>>) {
    const origin = c.req.header("origin");
    const fetchSite = c.req.header("sec-fetch-site");
    if (!isOwnPage({ origin, fetchSite, host: c.req.header("host") }, settings.allowedOrigins)) {
      log("refused", { reason: "cross-site" });
      return refuse(c, words, 403, "This form can only be sent from the website itself.", "other");
    }
    const client = await clientOf(c);
    const waitMs = limits.waitMsForClient(client, now());
    if (waitMs > 0) return refuseForNow(c, 429, "There were too many inquiries from your network.", waitMs);
    const { titles, editions = {} } = content();
    const translated = new Map(Object.values(editions).flatMap((edition) => Object.entries(edition.titles)));
    const all = [...titles, ...translated.keys()];
    const inquiry = parseInquiry(await readParameters(c.req.raw), ownAddresses, all);
    // The mail's subject names it as the resort does.
    inquiry.about &&= translated.get(inquiry.about) ?? inquiry.about;
    const globalWaitMs = limits.waitMsForEverybody(now());
    if (globalWaitMs > 0) return refuseForNow(c, 429, "There are too many inquiries just now.", globalWaitMs);
    const { outcome, id, heldMs } = await inquiries
      .accept(inquiry, now(), limits.numberOf(client))
      .catch((error) => {
        throw new NotStored("", { cause: error });
      });
    log(outcome, heldMs === undefined ? { id } : { id, heldMinutes: heldMs / 60_000 });
    if (outcome === "conflict")
      return refuse(c, words, 409, "This inquiry_id belongs to another inquiry.", "other");
    onStored();
    return acknowledge(c, editionOf(c));
  }

  /** The edition of the form, if the release has it. */
  function editionOf(c: Context): string {
    const asked = editionAsked(c);
    return Object.hasOwn(content().editions ?? {}, asked) ? asked : "";
  }

  async function readForm(request: Request, edition: string) {
    const sent = await readFormParameters(request);
    const { message } = sent;
    return typeof message === "string"
      ? { ...sent, message: withLanguage(message, content().editions?.[edition]?.writtenIn) }
      : sent;
  }

  function refuseForNow(c: Context, status: 429 | 503, reason: string, waitMs: number) {
    log("refused", { reason: status });
    c.header("Retry-After", String(Math.max(1, Math.ceil(waitMs / 1000))));
    return refuse(c, words, status, `${reason} Please try again later.`, "later");
  }

  const routes = new Hono();
  const { allowedOrigins } = settings;
  if (allowedOrigins.length > 0)
    for (const path of [sendPath, sendFormPath])
      routes.use(
        path,
        cors({ origin: allowedOrigins, allowMethods: ["POST"], allowHeaders: ["Content-Type"] }),
      );
  routes.post(sendPath, (c) => take(c, readJsonParameters));
  routes.post(sendFormPath, (c) => take(c, (request) => readForm(request, editionOf(c))));
  for (const path of [sendPath, sendFormPath])
    routes.all(path, (c) => {
      c.header("Allow", "POST");
      return c.text("Send inquiries with POST.", 405);
    });
  routes.onError((error, c) => {
    if (error instanceof WrongParameter) return refuse(c, words, 400, error.message, error.refusal);
    if (error instanceof WrongType) return refuse(c, words, 415, error.message, "other");
    if (error instanceof BodyBroken)
      return refuse(c, words, 400, "The message did not arrive in full.", "other");
    if (error instanceof BodyTooLarge) return refuse(c, words, 413, "The message is too long.", "message");
    if (error instanceof NotStored) {
      const { code = "EUNKNOWN", errcode = 0 } = error.cause as { code?: string; errcode?: number };
      log("not stored", { code, errcode });
      return refuseForNow(c, 503, "Your inquiry could not be stored.", storageWaitMs);
    }
    throw error;
  });
  return routes;
}

const storageWaitMs = 30_000;

class NotStored extends Error {}
