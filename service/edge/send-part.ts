import { parseRange } from "#service/site/byte-range.ts";

/** Answers GET and HEAD for a film: the asset server knows no ranges, and Safari plays nothing without 206. */
export async function sendPart(request: Request, assets: Fetcher): Promise<Response> {
  const asked = new Headers(request.headers);
  const range = request.method === "GET" ? asked.get("range") : null;
  asked.delete("range");
  const whole = await assets.fetch(new Request(request.url, { method: request.method, headers: asked }));
  const headers = new Headers(whole.headers);
  headers.set("Accept-Ranges", "bytes");
  const isOther = asked.has("if-range") && asked.get("if-range") !== whole.headers.get("etag");
  if (whole.status !== 200 || range === null || isOther)
    return new Response(whole.body, { status: whole.status, headers });
  // A platform's file has at most 25 MiB, and the film has one.
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
