import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import { SettingError } from "#service/config/read-settings.ts";
import { answerInTurn, type ConnectionLimits, connectionLimits } from "./connections.ts";
import type { Config } from "./read-config.ts";

/** Slower requests get 408. */
export interface RequestLimits {
  /** Until the header is complete. */
  headersMs: number;
  /** Until the whole request is. */
  requestMs: number;
}

export const requestLimits: RequestLimits = { headersMs: 10_000, requestMs: 20_000 };
/** At a stop, responses may go on for so long; then connections are cut. */
const closeAfterMs = 10_000;

interface Listener {
  address: string;
  close: () => Promise<void>;
}

/** Serves `app`. Rejects with a sentence for the owner if the address cannot be used. */
export async function listen(
  app: Hono,
  { host, port }: Pick<Config, "host" | "port">,
  { headersMs, requestMs }: RequestLimits = requestLimits,
  limits: Partial<ConnectionLimits> = {},
): Promise<Listener> {
  const server = createServer({
    requestTimeout: requestMs,
    headersTimeout: headersMs,
    keepAliveTimeout: 5000,
    // The default of 30 s would let slow connections live that much longer.
    connectionsCheckingInterval: Math.min(1000, headersMs),
  });
  // HTTP/1.0 has no Host header; some proxies' health checks use it.
  answerInTurn(server, getRequestListener(app.fetch, { hostname: "localhost" }), {
    ...connectionLimits,
    ...limits,
  });
  await bind(server, host, port);
  const { port: chosen } = server.address() as AddressInfo;
  return { address: addressOf(host, chosen), close: () => close(server) };
}

/** Rejects as `listen` would. For a start that would otherwise build for a minute first. */
export async function checkAddress({ host, port }: Pick<Config, "host" | "port">): Promise<void> {
  const server = createServer();
  await bind(server, host, port);
  await new Promise((resolve) => server.close(resolve));
}

/** As a browser on this machine reaches it. */
export function addressOf(host: string, port: number): string {
  return `http://${nameOf(host)}:${port}`;
}

/** 80 is left out of an address. */
export function portOf(address: string): number {
  return Number(new URL(address).port || 80);
}

function bind(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => reject(new SettingError(explain(error, host, port))));
    server.listen(port, host, resolve);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), closeAfterMs);
    // Browsers keep a connection open after the response.
    const tidy = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(tidy);
      resolve();
    });
  });
}

function nameOf(host: string): string {
  if (["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === "EADDRINUSE")
    return `Port ${port} is in use by another program. Stop that one, or choose another with PORT=${port + 1}.`;
  if (error.code === "EACCES")
    return `PORT ${port} needs more rights than this user has; choose one above 1023.`;
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND")
    return `HOST ${host} is not an address of this machine.`;
  return `HOST ${host} and PORT ${port} cannot be used: ${error.message}.`;
}
