import type { Context } from "hono";
import { acknowledgement, notSentPagePath, type Refusals, sentPagePath } from "#shared/inquiry.ts";
import { addressIn } from "#shared/pages.ts";
import type { Refused } from "./refused.ts";

/** Says that the inquiry is on disk. `edition`: one that is known. */
export function acknowledge(c: Context, edition: string): Response {
  return isNativePost(c) ? c.redirect(addressIn(edition, sentPagePath), 303) : c.text(acknowledgement);
}

/**
 * Explains a refusal: by its reason to programs, and to browsers by the edition's sentence. A form that was posted
 * natively is led to the page that says it; another site's form is not.
 */
export function refuse(c: Context, refused: Refused, edition: string, sentences: Refusals): Response {
  const { status, message, refusal, waitMs } = refused;
  c.header("Cache-Control", "no-store");
  if (waitMs !== undefined) c.header("Retry-After", String(Math.max(1, Math.ceil(waitMs / 1000))));
  if (isNativePost(c) && status !== 403)
    return c.redirect(`${addressIn(edition, notSentPagePath)}#${refusal}`, 303);
  const isBrowser = c.req.header("sec-fetch-mode") !== undefined;
  return c.text(isBrowser ? sentences[refusal] : message, status);
}

/** A form posted without JavaScript; browsers before Sec-Fetch-Mode ask for HTML, programs do not. */
function isNativePost(c: Context): boolean {
  const mode = c.req.header("sec-fetch-mode");
  if (mode !== undefined) return mode === "navigate";
  return c.req.header("accept")?.includes("text/html") ?? false;
}
