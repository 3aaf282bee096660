import { errorStatuses, pathInLocale } from "#shared/pages.ts";
import { askAgain } from "./site-headers.ts";

type ErrorStatus = (typeof errorStatuses)[number];

/** For programs. Guests get a page instead, which is in the release. */
export const errorTexts: Readonly<Record<ErrorStatus, string>> = {
  400: "400 Bad Request",
  403: "403 Forbidden",
  404: "404 Not Found",
  405: "405 Method Not Allowed",
};

/** Browsers may keep a 404 and a 405 that say nothing of it. */
const commonHeaders = { "Cache-Control": askAgain, "X-Robots-Tag": "noindex" };
export const errorHeaders = (status: ErrorStatus): Record<string, string> =>
  status === 405 ? { ...commonHeaders, Allow: "GET, HEAD" } : commonHeaders;

/** A cache must not give a guest the text, or a program the page. */
export function varyByAccept(headers: Headers): void {
  const names = (headers.get("Vary") ?? "").toLowerCase().split(/[\s,]+/);
  if (!names.includes("accept")) headers.append("Vary", "Accept");
}

/** Whether a page for guests may stand in place of `answer`, which is an error in a text. */
export function isChosenByAccept({ status, headers }: Response): boolean {
  const isText = headers.get("Content-Type")?.startsWith("text/plain") ?? false;
  return isText && errorStatuses.some((errorStatus) => errorStatus === status);
}

/** The path of the page that a guest gets in place of `answer`, which is an error in a text. Programs do not ask for HTML. */
export function errorPageFor(
  request: Request,
  answer: Response,
  locales: readonly string[],
): string | undefined {
  const wantsHtml = request.headers.get("Accept")?.includes("text/html") ?? false;
  if (!wantsHtml || !isChosenByAccept(answer)) return undefined;
  const [, firstSegment = ""] = new URL(request.url).pathname.toLowerCase().split("/", 2);
  return pathInLocale(locales.includes(firstSegment) ? firstSegment : "", `/${answer.status}`);
}
