import { headersOfEveryAnswer, textPolicy } from "#service/routes/security-headers.ts";
import { sendPart } from "#service/site/byte-range.ts";
import { createAddressBook, decodePath, editionIn } from "#service/site/page-address.ts";
import { errorPage } from "#service/site/site-headers.ts";
import { addressIn } from "#shared/pages.ts";
import type { EdgeEnv } from "./inquiry-object.ts";

/** What the asset server does differently from a machine: redirects with 301, 404 with its page, ranges of a film. */
export async function answerFromSite(request: Request, env: EdgeEnv): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (/\.(mp4|webm)$/.test(pathname)) {
    const film = await env.ASSETS.fetch(request);
    if (film.status !== 404) return withRanges(request, film);
  }
  const path = decodePath(pathname);
  const spelling = path === undefined ? undefined : createAddressBook(env.PAGES)(path);
  if (spelling === undefined) return notFound(request, env);
  if (request.method !== "GET" && request.method !== "HEAD")
    return answerText("Method not allowed.", 405, { Allow: "GET, HEAD" });
  if (spelling !== path) return answerText("", 301, { Location: spelling + search });
  return env.ASSETS.fetch(request);
}

/** The Worker's own answer. */
export function answerText(text: string, status: number, headers: Record<string, string>): Response {
  const all = { ...headersOfEveryAnswer, ...textPolicy, ...headers };
  return new Response(text === "" ? null : text, { status, headers: all });
}

async function notFound(request: Request, env: EdgeEnv): Promise<Response> {
  const { pathname } = new URL(request.url);
  const edition = editionIn(pathname, Object.keys(env.INQUIRY.editions ?? {})) ?? "";
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  const page = await env.ASSETS.fetch(new URL(addressIn(edition, errorPage), request.url), { method });
  return new Response(page.body, { status: 404, headers: page.headers });
}

/** The asset server knows no ranges, and Safari plays nothing without 206. */
async function withRanges(request: Request, film: Response): Promise<Response> {
  const headers = new Headers(film.headers);
  headers.set("Accept-Ranges", "bytes");
  const { status } = film;
  if (status !== 200 || !request.headers.has("range")) return new Response(film.body, { status, headers });
  // A platform's file has at most 25 MiB, and a film at most 4 MB.
  const bytes = new Uint8Array(await film.arrayBuffer());
  return sendPart(request, bytes, headers) ?? new Response(bytes, { headers });
}
