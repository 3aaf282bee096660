import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { SettingError } from "#service/config/read-settings.ts";
import type { Config } from "./read-config.ts";

const connectionLimits = {
  /** Time for the headers, and for the whole request. Slower clients get 408. */
  headersMs: 10_000,
  requestMs: 20_000,
  /** A client that reads nothing of its response for this long is cut off. */
  silenceMs: 30_000,
};
export type ConnectionLimits = typeof connectionLimits;

/** Pipelined requests on one connection that may wait for their responses. Browsers do not pipeline. */
const unansweredAtMost = 100;
/** Time for running responses when the service stops; then connections are cut. */
const closeAfterMs = 10_000;

/** Serves `app`. Rejects with an error worded for the owner if HOST and PORT cannot be used. */
export async function listen(
  app: Hono,
  { host, port }: Pick<Config, "host" | "port">,
  changed: Partial<ConnectionLimits> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const limits = { ...connectionLimits, ...changed };
  const server = createServer({
    requestTimeout: limits.requestMs,
    headersTimeout: limits.headersMs,
    keepAliveTimeout: 5000,
    // The default of 30 s would let slow connections live that much longer.
    connectionsCheckingInterval: Math.min(1000, limits.headersMs),
  });
  server.setTimeout(limits.silenceMs);
  // HTTP/1.0 has no Host header; some proxies' health checks use it.
  const answer = getRequestListener(app.fetch, { hostname: "localhost" });
  server.on("request", limitPipelining(answer));
  server.listen(port, host);
  await once(server, "listening").catch((error) => {
    throw new SettingError(explain(error, host, port));
  });
  const { port: chosenPort } = server.address() as AddressInfo;
  return { url: localUrl(host, chosenPort), close: () => close(server) };
}

/** Ends a connection that keeps sending requests without reading the responses, which would fill the memory. */
function limitPipelining(answer: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    // Node still parses what it had read before the connection ended.
    if (count > unansweredAtMost || socket.destroyed) socket.destroy();
    else answer(request, response);
  };
}

/** The URL at which a browser on this machine reaches the service. */
export function localUrl(host: string, port: number): string {
  const isLocal = ["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host);
  return `http://${isLocal ? "localhost" : host.includes(":") ? `[${host}]` : host}:${port}`;
}

async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), closeAfterMs);
  // Browsers keep a connection open after the response.
  const closing = setInterval(() => server.closeIdleConnections(), 50);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(cut);
  clearInterval(closing);
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop that one, or choose another with PORT=${port + 1}.`;
  return `HOST ${host} and PORT ${port} cannot be used: ${error.message}.`;
}
