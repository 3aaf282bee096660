/** Thrown as soon as the limit is passed, whether the length was announced, wrong or left open (chunked). */
export class BodyTooLarge extends Error {}
/** The sender hung up, or was cut off, before the end. */
export class BodyBroken extends Error {}

export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw new BodyTooLarge();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (;;) {
    const { done, value } = (await reader?.read().catch(() => {
      throw new BodyBroken();
    })) ?? { done: true, value: undefined };
    if (done) return join(chunks, size);
    size += value.length;
    if (size > maxBytes) {
      // Not awaited: the sender may never end, and the server drains or closes the connection itself.
      reader?.cancel().catch(() => {});
      throw new BodyTooLarge();
    }
    chunks.push(value);
  }
}

/** What Node has a function for, and the other runtime has not. */
function join(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
