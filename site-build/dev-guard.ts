import type { IncomingMessage } from "node:http";
import type { Plugin, ViteDevServer } from "vite";

/**
 * Refuses requests and WebSocket connections of other sites' pages to the development server. Vite itself accepts any
 * Host that ends in '.localhost', and any connection without an Origin.
 */
export function sameOriginOnly(): Plugin {
  return refuse("site:same-origin-only", ({ headers }, server) => {
    const { local = [], network = [] } = server.resolvedUrls ?? {};
    const own = [...local, ...network].map((address) => new URL(address));
    if (!own.some(({ host }) => host === headers.host))
      return `Open the address that was printed: ${own.map(({ href }) => href).join(" or ")}`;
    if (headers.origin && !own.some(({ host, origin }) => host === headers.host && origin === headers.origin))
      return "Another site's page may not ask here.";
    // Scripts and pictures are requested without an Origin. Frames and links stay possible.
    const { "sec-fetch-site": from = "none", "sec-fetch-mode": mode } = headers;
    if (from !== "same-origin" && from !== "none" && mode !== "navigate")
      return "Another site's page may not load this.";
    return undefined;
  });
}

/** Answers 403 with the sentence of `objection`, before any other middleware; without a sentence the request goes on. */
export function refuse(
  name: string,
  objection: (request: IncomingMessage, server: ViteDevServer) => string | undefined,
): Plugin {
  return {
    name,
    apply: "serve",
    configureServer: {
      order: "pre",
      handler(server) {
        server.middlewares.use((request, response, next) => {
          const sentence = objection(request, server);
          if (!sentence) return next();
          response.writeHead(403, { "Content-Type": "text/plain; charset=utf-8" }).end(`${sentence}\n`);
        });
        // Vite's own listener runs after this one and drops a closed socket.
        server.httpServer?.prependListener("upgrade", (request, socket) => {
          if (objection(request, server)) socket.destroy();
        });
      },
    },
  };
}
