/** The body exceeds the limit, whatever Content-Length says. */
export class BodyTooLarge extends Error {}
/** The connection ended before the body did. */
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
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    size += value.length;
    if (size > maxBytes) {
      // Not awaited: the sender may never end, and the server drains or closes the connection itself.
      reader?.cancel().catch(() => {});
      throw new BodyTooLarge();
    }
    chunks.push(value);
  }
}
