import { type Context, Hono } from "hono";
import { cors } from "hono/cors";
import type { InquiryContent } from "#release/site-manifest.ts";
import type { Settings } from "#service/config/read-settings.ts";
import type { Inquiry } from "#service/domain/inquiry.ts";
import type { Log } from "#service/domain/log.ts";
import { isAllowedOrigin } from "#service/security/cross-site.ts";
import { IntakeLimits, limitsLookBackMs } from "#service/security/intake-limits.ts";
import type { Sender } from "#service/security/sender.ts";
import { errorHeaders } from "#service/site/error-pages.ts";
import type { IntakeQueries } from "#service/store/intake-queries.ts";
import {
  acknowledgement,
  addLanguageNote,
  localeField,
  notSentPagePath,
  type Refusals,
  sendFormPath,
  sendPath,
  sentPagePath,
} from "#shared/inquiry.ts";
import { pathInLocale } from "#shared/pages.ts";
import { parseInquiry } from "./parse-inquiry.ts";
import { readFormParameters, readJsonParameters } from "./read-parameters.ts";
import { Refused } from "./refused.ts";

export interface InquiryDependencies {
  settings: Pick<Settings, "allowedOrigins" | "ratePerIp" | "rateGlobal">;
  intake: IntakeQueries;
  /** The content of the current release. */
  content: () => InquiryContent;
  /** Identifies the sender by keyed digests of its IP address. */
  senderOf: (c: Context) => Sender | Promise<Sender>;
  now: () => number;
  log: Log;
  onStored: () => void;
}

type Parameters = Record<string, unknown>;

const storageWaitMs = 30_000;

/** The two endpoints of EmailJS's REST API that its browser client uses. */
export function createInquiryRoutes(dependencies: InquiryDependencies) {
  const { settings, intake, content, senderOf, now, log, onStored } = dependencies;
  const limits = new IntakeLimits(settings, intake.storedBySender(now() - limitsLookBackMs, now()));

  async function receive(c: Context, readParameters: (c: Context) => Promise<Parameters>) {
    if (!isAllowedOrigin((name) => c.req.header(name), settings.allowedOrigins))
      throw new Refused(403, "This form can only be sent from the website itself.");
    const sender = await senderOf(c);
    checkWait(limits.waitOfSender(sender, now()), "Too many inquiries have come from your network.");
    const inquiry = parseInquiry(await readParameters(c));
    checkWait(limits.waitOfAll(sender, now()), "Too many inquiries are coming in just now.");
    await store(inquiry, sender);
    onStored();
    return acknowledge(c, localeOf(c));
  }

  async function store(inquiry: Inquiry, sender: Sender) {
    const { outcome, id } = await intake.accept(inquiry, now(), sender).catch((error) => {
      const { code = "EUNKNOWN", errcode = 0 } = error;
      log("not stored", { code, errcode });
      throw laterAgain(503, "Your inquiry could not be stored.", storageWaitMs);
    });
    log(outcome, { id });
    if (outcome === "conflict") throw new Refused(409, "This inquiry_id belongs to another inquiry.");
  }

  /** The locale that the form names, if the release has it; otherwise empty, which is the first one. */
  function localeOf(c: Context): string {
    const locale = c.req.query(localeField) ?? "";
    return Object.hasOwn(content().editions ?? {}, locale) ? locale : "";
  }

  async function readForm(c: Context): Promise<Parameters> {
    const parameters = await readFormParameters(c.req.raw);
    const { message } = parameters;
    if (typeof message !== "string") return parameters;
    const { languageNote } = content().editions?.[localeOf(c)] ?? {};
    return { ...parameters, message: addLanguageNote(message, languageNote) };
  }

  const routes = new Hono();
  const endpoints = {
    [sendPath]: (c: Context) => readJsonParameters(c.req.raw),
    [sendFormPath]: readForm,
  };
  const { allowedOrigins: origin } = settings;
  for (const [path, readParameters] of Object.entries(endpoints)) {
    if (origin.length > 0)
      routes.use(path, cors({ origin, allowMethods: ["POST"], allowHeaders: ["Content-Type"] }));
    routes.post(path, (c) => receive(c, readParameters));
    routes.all(path, (c) =>
      c.text("Send inquiries with POST.", 405, { ...errorHeaders(405), Allow: "POST" }),
    );
  }
  routes.onError((error, c) => {
    if (!(error instanceof Refused)) throw error;
    if (error.status !== 400) log("refused", { status: error.status });
    const locale = localeOf(c);
    return refuse(c, error, locale, (content().editions?.[locale] ?? content()).refusals);
  });
  return routes;
}

function checkWait(waitMs: number, reason: string) {
  if (waitMs > 0) throw laterAgain(429, reason, waitMs);
}

function laterAgain(status: 429 | 503, reason: string, waitMs: number): Refused {
  return new Refused(status, `${reason} Please try again later.`, "later", waitMs);
}

/** Confirms that the inquiry is on disk. `locale`: as `localeOf` returns it. */
function acknowledge(c: Context, locale: string): Response {
  return isNativePost(c) ? c.redirect(pathInLocale(locale, sentPagePath), 303) : c.text(acknowledgement);
}

/** Explains a refusal: programs get its reason, scripts in a browser the locale's sentence, a form without JavaScript a page. */
function refuse(c: Context, refused: Refused, locale: string, sentences: Refusals): Response {
  const { status, message, refusal, waitMs } = refused;
  c.header("Cache-Control", "no-store");
  c.header("Vary", "Accept, Sec-Fetch-Mode", { append: true });
  if (waitMs !== undefined) c.header("Retry-After", String(Math.max(1, Math.ceil(waitMs / 1000))));
  // A form on another site gets no page.
  if (isNativePost(c) && status !== 403)
    return c.redirect(`${pathInLocale(locale, notSentPagePath)}#${refusal}`, 303);
  const isBrowser = c.req.header("sec-fetch-mode") !== undefined;
  return c.text(isBrowser ? sentences[refusal] : message, status);
}

/** Whether a form was posted without JavaScript. Browsers without Sec-Fetch-Mode ask for HTML; programs do not. */
function isNativePost(c: Context): boolean {
  const mode = c.req.header("sec-fetch-mode");
  if (mode !== undefined) return mode === "navigate";
  return c.req.header("accept")?.includes("text/html") ?? false;
}
