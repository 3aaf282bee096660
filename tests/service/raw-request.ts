import { type IncomingHttpHeaders, type RequestOptions, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** Sends a request exactly as given, by default on a connection of its own. fetch changes paths and refuses some headers. */
export function rawRequest(
  address: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, agent: false, ...options }, (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      buffer(incoming).then((body) => resolve({ status, headers, body }), reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
