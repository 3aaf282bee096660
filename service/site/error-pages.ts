import { errorStatuses, pathInLocale } from "#shared/pages.ts";
import { alwaysRevalidate } from "./site-headers.ts";

type ErrorStatus = (typeof errorStatuses)[number];

/** The bodies for programs. Guests get a page of the release instead. */
export const errorTexts: Readonly<Record<ErrorStatus, string>> = {
  400: "400 Bad Request",
  403: "403 Forbidden",
  404: "404 Not Found",
  405: "405 Method Not Allowed",
};

/** Browsers may cache a 404 or a 405 without Cache-Control. */
const commonHeaders = { "Cache-Control": alwaysRevalidate, "X-Robots-Tag": "noindex" };
export const errorHeaders = (status: ErrorStatus): Record<string, string> =>
  status === 405 ? { ...commonHeaders, Allow: "GET, HEAD" } : commonHeaders;

/** Keeps a cache from giving a guest the text, or a program the page. */
export function varyByAccept(headers: Headers): void {
  const names = (headers.get("Vary") ?? "").toLowerCase().split(/[\s,]+/);
  if (!names.includes("accept")) headers.append("Vary", "Accept");
}

/** Whether `answer` is a plain-text error, which a page may replace. */
export function isChosenByAccept({ status, headers }: Response): boolean {
  const isText = headers.get("Content-Type")?.startsWith("text/plain") ?? false;
  return isText && errorStatuses.some((errorStatus) => errorStatus === status);
}

/**
 * The path of the error page that replaces a plain-text `answer` for a guest; undefined for a program, which asks for no HTML.
 */
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
