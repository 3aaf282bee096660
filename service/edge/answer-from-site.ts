import { headersOfEveryAnswer } from "#service/routes/security-headers.ts";
import { parseRange } from "#service/site/byte-range.ts";
import { createAddressBook, decodePath, editionIn } from "#service/site/page-address.ts";
import type { EdgeEnv } from "./edge-service.ts";

/** What the asset server does differently from a machine: redirects with 301, 404 with its page, ranges of a film. */
export async function answerFromSite(request: Request, env: EdgeEnv): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  if (/\.(mp4|webm)$/.test(pathname)) {
    const film = await sendPart(request, env.ASSETS);
    if (film.status !== 404) return film;
  }
  const path = decodePath(pathname);
  const spelling = path === undefined ? undefined : createAddressBook(env.PAGES)(path);
  if (spelling === undefined) return notFound(request, env);
  if (request.method !== "GET" && request.method !== "HEAD")
    return plain("Method not allowed.", 405, { Allow: "GET, HEAD" });
  if (spelling !== path) return plain("", 301, { Location: spelling + search });
  return env.ASSETS.fetch(request);
}

async function notFound(request: Request, env: EdgeEnv): Promise<Response> {
  const edition = editionIn(new URL(request.url).pathname, env.EDITIONS ?? []);
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  const page = await env.ASSETS.fetch(new URL(edition ? `/${edition}/404` : "/404", request.url), { method });
  return new Response(page.body, { status: 404, headers: page.headers });
}

function plain(text: string, status: number, headers: Record<string, string>): Response {
  const policy = { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };
  return new Response(text === "" ? null : text, {
    status,
    headers: { ...headersOfEveryAnswer, ...policy, ...headers },
  });
}

/** Answers GET and HEAD for a film: the asset server knows no ranges, and Safari plays nothing without 206. */
async function sendPart(request: Request, assets: Fetcher): Promise<Response> {
  const asked = new Headers(request.headers);
  const range = request.method === "GET" ? asked.get("range") : null;
  asked.delete("range");
  const whole = await assets.fetch(new Request(request.url, { method: request.method, headers: asked }));
  const headers = new Headers(whole.headers);
  headers.set("Accept-Ranges", "bytes");
  const isOther = asked.has("if-range") && asked.get("if-range") !== whole.headers.get("etag");
  if (whole.status !== 200 || range === null || isOther)
    return new Response(whole.body, { status: whole.status, headers });
  // A platform's file has at most 25 MiB, and a film at most 4 MB.
  const bytes = await whole.arrayBuffer();
  const part = parseRange(range, bytes.byteLength);
  if (part === undefined) return new Response(bytes, { headers });
  if (part === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${bytes.byteLength}`);
    headers.delete("content-length");
    return new Response(null, { status: 416, headers });
  }
  headers.set("Content-Range", `bytes ${part.start}-${part.end}/${bytes.byteLength}`);
  return new Response(bytes.slice(part.start, part.end + 1), { status: 206, headers });
}
