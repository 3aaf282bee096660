import { bodyMaxBytes } from "#shared/inquiry.ts";
import { Refused } from "./refused.ts";

/** A form writes a letter of Hindi as nine characters (%E0%A4%95), where JSON needs three bytes. */
const formMaxBytes = 2 * bodyMaxBytes;

const tooLong = () => new Refused(413, "The message is too long.", "message");

type Parameters = Record<string, unknown>;

/** The template_params of an EmailJS `send`. */
export async function readJsonParameters(request: Request): Promise<Parameters> {
  requireType(request, ["application/json"]);
  const text = decode(await readBody(request, bodyMaxBytes));
  const body = parseJson(text);
  if (!isRecord(body)) throw new Refused(400, "The body must be a JSON object.");
  if (!isRecord(body.template_params))
    throw new Refused(400, "The parameter template_params must be an object.");
  return body.template_params;
}

/** The fields of a form: an EmailJS `sendForm`, or a browser without JavaScript. */
export async function readFormParameters(request: Request): Promise<Parameters> {
  const type = requireType(request, ["multipart/form-data", "application/x-www-form-urlencoded"]);
  const bytes = await readBody(request, formMaxBytes);
  const fields =
    type === "multipart/form-data"
      ? await parseMultipart(request, bytes)
      : new URLSearchParams(decode(bytes));
  const parameters: Parameters = {};
  for (const [name, value] of fields) {
    // Two values for one field are read differently by different programs.
    if (Object.hasOwn(parameters, name)) throw new Refused(400, `The parameter ${name} is there twice.`);
    Object.defineProperty(parameters, name, { value, enumerable: true });
  }
  return parameters;
}

/** Rejects with status 413 above `maxBytes`, whatever Content-Length says. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLong();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read().catch(() => {
      throw new Refused(400, "The message did not arrive in full.");
    })) ?? { done: true, value: undefined };
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    size += value.length;
    if (size > maxBytes) {
      // Not awaited: the sender may never end, and the server drains or closes the connection itself.
      reader?.cancel().catch(() => {});
      throw tooLong();
    }
    chunks.push(value);
  }
}

function requireType(request: Request, wanted: string[]): string {
  const [type = "", ...options] = (request.headers.get("content-type") ?? "").toLowerCase().split(";");
  const charset = options.map((option) => option.trim()).find((option) => option.startsWith("charset="));
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (!wanted.includes(type.trim()) || (charset && !/utf-?8/.test(charset)) || encoding !== "identity")
    throw new Refused(415, `Send ${wanted.join(" or ")} in UTF-8, not compressed.`);
  return type.trim();
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw new Refused(400, "The body is not UTF-8.");
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the guest.
    throw new Refused(400, "The body is not JSON.");
  }
}

async function parseMultipart(request: Request, body: Uint8Array<ArrayBuffer>): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  try {
    return await new Response(body, { headers: { "content-type": type } }).formData();
  } catch {
    throw new Refused(400, "The form is not complete.");
  }
}

function isRecord(value: unknown): value is Parameters {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
