import { headersOfEveryAnswer } from "#service/routes/security-headers.ts";
import { createAddressBook, decodePath } from "#service/site/page-address.ts";
import type { EdgeEnv } from "./edge-env.ts";
import { sendPart } from "./send-part.ts";

/** What the asset server does not do as the other home does: redirects with 301, 404 with its page, parts of a film. */
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
  const method = request.method === "HEAD" ? "HEAD" : "GET";
  const page = await env.ASSETS.fetch(new URL("/404", request.url), { method });
  return new Response(page.body, { status: 404, headers: page.headers });
}

function plain(text: string, status: number, headers: Record<string, string>): Response {
  const policy = { "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'" };
  return new Response(text === "" ? null : text, {
    status,
    headers: { ...headersOfEveryAnswer, ...policy, ...headers },
  });
}
