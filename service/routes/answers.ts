import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { escapeHtml } from "#shared/escape-html.ts";
import { acknowledgement, reasonMarker, sentPagePath } from "#shared/inquiry.ts";

/** The built page that says why an inquiry was not sent, if the build made one. */
export type RefusalPage = () => Promise<{ html: string; csp: string } | undefined>;

/** Says that the inquiry is on disk. */
export function acknowledge(c: Context): Response {
  return isNativePost(c) ? c.redirect(sentPagePath, 303) : c.text(acknowledgement);
}

/** Explains a refusal: as text for programs, as a page for a form that was posted natively. */
export async function refuse(
  c: Context,
  refusalPage: RefusalPage,
  status: ContentfulStatusCode,
  reason: string,
): Promise<Response> {
  c.header("Cache-Control", "no-store");
  const page = isNativePost(c) ? await refusalPage() : undefined;
  if (!page) return c.text(reason, status);
  c.header("Content-Security-Policy", page.csp);
  c.header("X-Robots-Tag", "noindex");
  return c.html(
    page.html.replace(reasonMarker, () => escapeHtml(reason)),
    status,
  );
}

/** A form posted without JavaScript; browsers before Sec-Fetch-Mode ask for HTML, programs do not. */
function isNativePost(c: Context): boolean {
  const mode = c.req.header("sec-fetch-mode");
  if (mode !== undefined) return mode === "navigate";
  return c.req.header("accept")?.includes("text/html") ?? false;
}

/** Lets pages of the configured origins, and no others, read our answer. */
export function allowOrigin(allowedOrigins: string[]) {
  return async (c: Context, next: () => Promise<void>) => {
    const origin = c.req.header("origin");
    if (origin === undefined || !allowedOrigins.includes(origin)) return next();
    c.header("Access-Control-Allow-Origin", origin);
    c.header("Vary", "Origin");
    if (c.req.method !== "OPTIONS") return next();
    c.header("Access-Control-Allow-Methods", "POST");
    c.header("Access-Control-Allow-Headers", "Content-Type");
    return c.body(null, 204);
  };
}
