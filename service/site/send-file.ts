/** A file in the encodings that the build wrote, with the headers they share. */
export interface SiteFile {
  headers: Record<string, string>;
  bodies: { identity: Body; br?: Body | undefined; gzip?: Body | undefined };
}

export interface Body {
  bytes: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Answers GET and HEAD, with 304, 206 or 416 where they apply. `status`: 200, or the error whose page the file is. */
export function sendFile(request: Request, { headers, bodies }: SiteFile, status = 200): Response {
  const isWhole = status !== 200 || request.method !== "GET" || !request.headers.has("range");
  // Ranges count bytes of the uncompressed file.
  const encoding = isWhole ? chooseEncoding(request, bodies) : undefined;
  const { bytes, etag } = (encoding && bodies[encoding]) ?? bodies.identity;
  const all = { ...headers, ETag: etag, ...(encoding && { "Content-Encoding": encoding }) };
  if (status === 200 && isNotModified(request, etag))
    return new Response(null, { status: 304, headers: all });
  const part = isWhole ? undefined : sendPart(request, bytes, all);
  return part ?? new Response(bytes, { status, headers: { ...all, "Content-Length": `${bytes.length}` } });
}

/** Whether the client already has this version. `*` means any version. */
export function isNotModified({ headers }: Request, etag: string): boolean {
  const cached = headers.get("if-none-match") ?? "";
  return cached.trim() === "*" || cached.includes(etag);
}

/** The smallest encoding that the client accepts. Browsers send no quality values. */
function chooseEncoding(request: Request, bodies: SiteFile["bodies"]): "br" | "gzip" | undefined {
  const accepted = (request.headers.get("accept-encoding") ?? "").split(",").map((name) => name.trim());
  return (["br", "gzip"] as const).find((encoding) => bodies[encoding] && accepted.includes(encoding));
}

/** Answers a range request with 206 or 416. Undefined: send the whole file, which the standard allows for anything unusual. */
export function sendPart(
  { method, headers: requestHeaders }: Request,
  bytes: Uint8Array<ArrayBuffer>,
  headers: HeadersInit,
): Response | undefined {
  const range = method === "GET" ? parseRange(requestHeaders.get("range") ?? "", bytes.length) : undefined;
  const answer = new Headers(headers);
  const ifRange = requestHeaders.get("if-range");
  if (!range || (ifRange && ifRange !== answer.get("etag"))) return undefined;
  const { start, end } = range;
  const isEmpty = start >= end;
  answer.set("Content-Range", `bytes ${isEmpty ? "*" : `${start}-${end - 1}`}/${bytes.length}`);
  answer.set("Content-Length", String(isEmpty ? 0 : end - start));
  return isEmpty
    ? new Response(null, { status: 416, headers: answer })
    : new Response(bytes.subarray(start, end), { status: 206, headers: answer });
}

/** The range from the byte `start` up to, not including, `end`. */
function parseRange(header: string, size: number): { start: number; end: number } | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === "" && last === "") return undefined;
  if (first === "") return { start: Math.max(size - Number(last), 0), end: size };
  if (last === "") return { start: Number(first), end: size };
  if (Number(last) < Number(first)) return undefined;
  return { start: Number(first), end: Math.min(Number(last) + 1, size) };
}
