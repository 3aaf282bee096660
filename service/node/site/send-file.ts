import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Context } from "hono";
import { parseRange } from "#service/site/byte-range.ts";
import type { SiteFile } from "./load-site.ts";
import { negotiateEncoding } from "./negotiate-encoding.ts";

const yearS = 31_536_000;

/** Answers GET and HEAD for `file`, with 304, 206 and 416 where they belong. */
export async function sendFile(c: Context, file: SiteFile, status: 200 | 404 = 200): Promise<Response> {
  const rangeHeader = status === 200 ? c.req.header("range") : undefined;
  // A range counts bytes of the file itself, so it is never taken from a compressed one.
  const encoding = rangeHeader ? "identity" : negotiateEncoding(c.req.header("accept-encoding"), file);
  const variant = file[encoding] ?? file.identity;
  c.header("Content-Type", file.type);
  c.header("Cache-Control", file.immutable ? `public, max-age=${yearS}, immutable` : "no-cache");
  c.header("ETag", variant.etag);
  c.header("Accept-Ranges", "bytes");
  if (file.br || file.gzip) c.header("Vary", "Accept-Encoding");
  if (encoding !== "identity") c.header("Content-Encoding", encoding);

  if (status === 200 && matches(c.req.header("if-none-match"), variant.etag)) return c.body(null, 304);
  const ifRange = c.req.header("if-range");
  const range = ifRange && ifRange !== variant.etag ? undefined : parseRange(rangeHeader, variant.size);
  if (range === "unsatisfiable") {
    c.header("Content-Range", `bytes */${variant.size}`);
    return c.body(null, 416);
  }
  const { start, end } = range ?? { start: 0, end: variant.size - 1 };
  c.header("Content-Length", String(end - start + 1));
  if (range) c.header("Content-Range", `bytes ${start}-${end}/${variant.size}`);
  const body = c.req.method === "HEAD" ? null : await readBytes(variant.path, start, end);
  const sent = range ? 206 : status;
  return body === null ? c.body(null, sent) : c.body(body, sent);
}

function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header.trim() === "*" || header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

const streamFromBytes = 256 * 1024;

async function readBytes(
  path: string,
  start: number,
  end: number,
): Promise<ReadableStream | ArrayBuffer | null> {
  const length = end - start + 1;
  if (length <= 0) return null;
  if (length > streamFromBytes) {
    // Opened first, so that a file that is gone is an error before the headers are out.
    const handle = await open(path);
    return Readable.toWeb(handle.createReadStream({ start, end })) as ReadableStream;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of createReadStream(path, { start, end })) chunks.push(chunk);
  return Uint8Array.from(Buffer.concat(chunks)).buffer;
}
