import { type Agent, request } from "node:http";
import { buffer } from "node:stream/consumers";

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Default: a connection of its own. */
  agent?: Agent | false;
}

/** Sends a request exactly as given; fetch would normalize the path and refuse some headers. */
export function rawRequest(
  address: string,
  path: string,
  { method = "GET", headers = {}, body, agent = false }: RequestOptions = {},
): Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers, agent }, (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      buffer(incoming).then((body) => resolve({ status, headers, body }), reject);
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
