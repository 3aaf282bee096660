import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { escapeHtml } from "#shared/escape-html.ts";
import {
  acknowledgement,
  editionField,
  type Refusal,
  type Refusals,
  reasonMarker,
  sentPagePath,
} from "#shared/inquiry.ts";
import { addressIn } from "#shared/pages.ts";

/** The built page that says why an inquiry was not sent, if the build made one. `edition`: as the form says. */
export type RefusalPage = (edition: string) => Promise<{ html: string; csp: string } | undefined>;

/** The edition that the form was in, as the client says; empty for the first one. */
export const editionAsked = (c: Context): string => c.req.query(editionField) ?? "";

/** Says that the inquiry is on disk. `edition`: one that is known. */
export function acknowledge(c: Context, edition: string): Response {
  return isNativePost(c) ? c.redirect(addressIn(edition, sentPagePath), 303) : c.text(acknowledgement);
}

/** What explains a refusal: the built page, and the sentences of the edition that the form is in. */
export interface RefusalWords {
  refusalPage: RefusalPage;
  refusals: (edition: string) => Refusals;
}

/**
 * Explains a refusal: by the `reason` for programs, and for browsers by the edition's sentence. A form that was posted
 * natively gets a page.
 */
export async function refuse(
  c: Context,
  { refusalPage, refusals }: RefusalWords,
  status: ContentfulStatusCode,
  reason: string,
  refusal: Refusal,
): Promise<Response> {
  c.header("Cache-Control", "no-store");
  const edition = editionAsked(c);
  const sentence = isBrowser(c) ? refusals(edition)[refusal] : reason;
  const page = isNativePost(c) ? await refusalPage(edition) : undefined;
  if (!page) return c.text(sentence, status);
  c.header("Content-Security-Policy", page.csp);
  c.header("X-Robots-Tag", "noindex");
  return c.html(
    page.html.replace(reasonMarker, () => escapeHtml(sentence)),
    status,
  );
}

const isBrowser = (c: Context) => c.req.header("sec-fetch-mode") !== undefined || isNativePost(c);

/** A form posted without JavaScript; browsers before Sec-Fetch-Mode ask for HTML, programs do not. */
function isNativePost(c: Context): boolean {
  const mode = c.req.header("sec-fetch-mode");
  if (mode !== undefined) return mode === "navigate";
  return c.req.header("accept")?.includes("text/html") ?? false;
}
