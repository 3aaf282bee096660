import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import { codeOf, type Log } from "#service/domain/log.ts";
import { parseRange } from "#service/site/byte-range.ts";
import { askAgain, immutableForAYear } from "#service/site/site-headers.ts";
import type { SiteFile } from "./load-site.ts";
import { negotiateEncoding } from "./negotiate-encoding.ts";
import { openBody } from "./open-body.ts";

/** Answers GET and HEAD for `file`, with 304, 206 and 416 where they belong, and with `headers` besides. */
export async function sendFile(
  c: Context<{ Bindings: HttpBindings }>,
  file: SiteFile,
  log: Log,
  headers: Record<string, string> = {},
  status: 200 | 404 = 200,
): Promise<Response> {
  // The standard knows ranges for GET alone.
  const rangeHeader = status === 200 && c.req.method === "GET" ? c.req.header("range") : undefined;
  // A range counts bytes of the file itself, so it is never taken from a compressed one.
  const encoding = rangeHeader ? "identity" : negotiateEncoding(c.req.header("accept-encoding"), file);
  const variant = file[encoding] ?? file.identity;
  const common = {
    ...headers,
    "Content-Type": file.type,
    "Cache-Control": file.immutable ? immutableForAYear : askAgain,
    ETag: variant.etag,
    // Not for a page: nobody resumes one, and each byte of its headers counts in the first flight.
    ...(!file.type.startsWith("text/html") && { "Accept-Ranges": "bytes" }),
    ...((file.br || file.gzip) && { Vary: "Accept-Encoding" }),
    ...(encoding !== "identity" && { "Content-Encoding": encoding }),
  };
  if (status === 200 && matches(c.req.header("if-none-match"), variant.etag))
    return c.body(null, 304, common);
  const ifRange = c.req.header("if-range");
  const range = ifRange && ifRange !== variant.etag ? undefined : parseRange(rangeHeader, variant.size);
  if (range === "unsatisfiable")
    return c.body(null, 416, {
      ...common,
      "Content-Range": `bytes */${variant.size}`,
      "Content-Length": "0",
    });
  const { start, end } = range ?? { start: 0, end: variant.size - 1 };
  const breakOff = (error: unknown) => {
    log("answer broken off", { code: codeOf(error) });
    c.env.outgoing.destroy();
  };
  const body = c.req.method === "HEAD" ? null : await openBody(variant, start, end, breakOff);
  // The type allows one kind of body; this is any of them.
  return c.body(body as ReadableStream, range ? 206 : status, {
    ...common,
    "Content-Length": String(end - start + 1),
    ...(range && { "Content-Range": `bytes ${start}-${end}/${variant.size}` }),
  });
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
