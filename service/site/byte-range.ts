/**
 * The answer to a GET that asks for a part of a file (Range, If-Range): 206 or 416. Undefined: send all of it, which the
 * standard allows for anything unusual, several ranges included. `headers` are those of the whole file.
 */
export function sendPart(
  { method, headers: asked }: Request,
  bytes: Uint8Array<ArrayBuffer>,
  headers: HeadersInit,
): Response | undefined {
  const range = method === "GET" ? parseRange(asked.get("range") ?? "", bytes.length) : undefined;
  const answer = new Headers(headers);
  const ifRange = asked.get("if-range");
  if (!range || (ifRange && ifRange !== answer.get("etag"))) return undefined;
  const { start, end } = range;
  const isEmpty = start >= end;
  answer.set("Content-Range", `bytes ${isEmpty ? "*" : `${start}-${end - 1}`}/${bytes.length}`);
  answer.set("Content-Length", String(isEmpty ? 0 : end - start));
  return isEmpty
    ? new Response(null, { status: 416, headers: answer })
    : new Response(bytes.subarray(start, end), { status: 206, headers: answer });
}

/** From the byte `start` to the one before `end`. */
function parseRange(header: string, size: number): { start: number; end: number } | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") return { start: Math.max(size - Number(last), 0), end: size };
  if (last === "") return { start: Number(first), end: size };
  if (Number(last) < Number(first)) return undefined;
  return { start: Number(first), end: Math.min(Number(last) + 1, size) };
}
