import { bodyMaxBytes } from "#shared/inquiry.ts";
import { Refused } from "./refused.ts";

/** Form encoding writes a Hindi letter as nine characters (%E0%A4%95), where JSON needs three bytes. */
const formMaxBytes = 2 * bodyMaxBytes;

const tooLong = () => new Refused(413, "The message is too long.", "message");

type Parameters = Record<string, unknown>;

/** Reads the template_params of an EmailJS `send`. */
export async function readJsonParameters(request: Request): Promise<Parameters> {
  requireType(request, ["application/json"]);
  const body = await parseJson(await readBody(request, bodyMaxBytes));
  if (!isRecord(body)) throw new Refused(400, "The body must be a JSON object.");
  if (!isRecord(body.template_params))
    throw new Refused(400, "The parameter template_params must be an object.");
  return body.template_params;
}

/** Reads a form's fields: from an EmailJS `sendForm`, or from a browser without JavaScript. */
export async function readFormParameters(request: Request): Promise<Parameters> {
  const type = requireType(request, ["multipart/form-data", "application/x-www-form-urlencoded"]);
  const body = new Response(await readBody(request, formMaxBytes), { headers: { "Content-Type": type } });
  const fields = await body.formData().catch(() => {
    throw new Refused(400, "The form is incomplete.");
  });
  return Object.fromEntries(fields);
}

/** Refuses a body above `maxBytes`, whatever Content-Length claims. */
async function readBody(request: Request, maxBytes: number): Promise<Blob> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLong();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    // Without cancelling: the server drains the rest or closes the connection, and the sender may never stop.
    for await (const chunk of request.body?.values({ preventCancel: true }) ?? []) {
      size += chunk.length;
      if (size > maxBytes) throw tooLong();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(400, "The message did not arrive in full.");
  }
  return new Blob(chunks);
}

function requireType(request: Request, wanted: string[]): string {
  const given = request.headers.get("content-type") ?? "";
  const [type = "", ...options] = given.toLowerCase().split(";");
  const charset = options.map((option) => option.trim()).find((option) => option.startsWith("charset="));
  const encoding = request.headers.get("content-encoding") ?? "identity";
  if (!wanted.includes(type.trim()) || (charset && !/utf-?8/.test(charset)) || encoding !== "identity")
    throw new Refused(415, `Send ${wanted.join(" or ")} in UTF-8, uncompressed.`);
  return given;
}

async function parseJson(body: Blob): Promise<unknown> {
  try {
    return JSON.parse(
      new TextDecoder("utf-8", { fatal: true, ignoreBOM: false }).decode(await body.arrayBuffer()),
    );
  } catch {
    // JSON.parse's own message would quote the guest.
    throw new Refused(400, "The body is not JSON in UTF-8.");
  }
}

function isRecord(value: unknown): value is Parameters {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
