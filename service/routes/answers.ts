import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  acknowledgement,
  editionField,
  notSentPagePath,
  type Refusal,
  type Refusals,
  sentPagePath,
} from "#shared/inquiry.ts";
import { addressIn } from "#shared/pages.ts";

/** The edition that the form was in, as the client says; empty for the first one. */
export const editionAsked = (c: Context): string => c.req.query(editionField) ?? "";

/** Says that the inquiry is on disk. `edition`: one that is known. */
export function acknowledge(c: Context, edition: string): Response {
  return isNativePost(c) ? c.redirect(addressIn(edition, sentPagePath), 303) : c.text(acknowledgement);
}

/** What explains a refusal: the edition that the form is in, one that is known, and its sentences. */
export interface RefusalWords {
  editionOf: (c: Context) => string;
  refusals: (edition: string) => Refusals;
}

/**
 * Explains a refusal: by the `reason` for programs, and for browsers by the edition's sentence. A form that was posted
 * natively is led to the page that says it.
 */
export function refuse(
  c: Context,
  { editionOf, refusals }: RefusalWords,
  status: ContentfulStatusCode,
  reason: string,
  refusal: Refusal,
): Response {
  c.header("Cache-Control", "no-store");
  const edition = editionOf(c);
  if (isNativePost(c)) return c.redirect(`${addressIn(edition, notSentPagePath)}#${refusal}`, 303);
  const isBrowser = c.req.header("sec-fetch-mode") !== undefined;
  return c.text(isBrowser ? refusals(edition)[refusal] : reason, status);
}

/** A form posted without JavaScript; browsers before Sec-Fetch-Mode ask for HTML, programs do not. */
function isNativePost(c: Context): boolean {
  const mode = c.req.header("sec-fetch-mode");
  if (mode !== undefined) return mode === "navigate";
  return c.req.header("accept")?.includes("text/html") ?? false;
}
