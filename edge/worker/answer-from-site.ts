import { baseSecurityHeaders, textPolicy } from "#service/routes/security-headers.ts";
import {
  errorHeaders,
  errorPageFor,
  errorTexts,
  isChosenByAccept,
  varyByAccept,
} from "#service/site/error-pages.ts";
import { findTarget } from "#service/site/page-path.ts";
import { isNotModified, sendPart } from "#service/site/send-file.ts";
import type { EdgeEnv } from "./inquiry-object.ts";

/** Makes Cloudflare's asset server behave like a machine: 301 redirects, error pages, range requests for films. */
export async function answerFromSite(request: Request, env: EdgeEnv): Promise<Response> {
  if (/\.(mp4|webm)$/.test(new URL(request.url).pathname)) {
    const film = await env.ASSETS.fetch(request);
    if (film.status !== 404) return withRanges(request, film);
  }
  const { location, error } = findTarget(request, env.PAGES);
  if (error) return answerText(errorTexts[error], error, errorHeaders(error));
  if (location) return answerText("", 301, { Location: location });
  const page = await env.ASSETS.fetch(request);
  if (page.status !== 200 || !isNotModified(request, page.headers.get("ETag") ?? "*")) return page;
  return new Response(null, { status: 304, headers: page.headers });
}

/** Replaces a plain-text error by the site's error page for a client that asks for HTML. */
export async function withErrorPage(request: Request, answer: Response, env: EdgeEnv): Promise<Response> {
  if (!isChosenByAccept(answer)) return answer;
  const path = errorPageFor(request, answer, Object.keys(env.INQUIRY.editions ?? {}));
  if (!path) {
    const text = new Response(answer.body, answer);
    varyByAccept(text.headers);
    return text;
  }
  // The runtime drops the body of a response to HEAD.
  const page = await env.ASSETS.fetch(new URL(path, request.url));
  const headers = new Headers(page.headers);
  for (const name of ["Allow", "Cache-Control"]) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  varyByAccept(headers);
  return new Response(page.body, { status: answer.status, headers });
}

export function answerText(text: string, status: number, headers: Record<string, string>): Response {
  const all = { ...baseSecurityHeaders, ...textPolicy, ...headers };
  return new Response(text === "" ? null : text, { status, headers: all });
}

/** The asset server does not support ranges, and Safari plays no film without 206. */
async function withRanges(request: Request, film: Response): Promise<Response> {
  const headers = new Headers(film.headers);
  headers.set("Accept-Ranges", "bytes");
  const { status } = film;
  if (status !== 200 || !request.headers.has("range")) return new Response(film.body, { status, headers });
  // Read whole: a film has at most 4 MB.
  const bytes = new Uint8Array(await film.arrayBuffer());
  return sendPart(request, bytes, headers) ?? new Response(bytes, { headers });
}
