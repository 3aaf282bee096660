import { Refused } from "./refused.ts";

const tooLong = () => new Refused(413, "The message is too long.", "message");

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
