import { createServer, mergeConfig, type Plugin, type UserConfig, type ViteDevServer } from "vite";
import { editionsOf } from "./content/editions.ts";
import type { ContentSource } from "./content/resolve.ts";

/** `npm run dev`: each other language has a Vite of its own, because the same import gives other texts there. */
export function devEditions(source: ContentSource, configFor: (edition: string) => UserConfig): Plugin {
  return {
    name: "site:dev-editions",
    apply: "serve",
    configureServer(server) {
      const started = new Map<string, Promise<ViteDevServer>>();
      const exists = (edition: string) =>
        started.has(edition) || editionsOf(source.read()).some(({ path }) => path === edition);
      const start = (edition: string) =>
        createServer(
          mergeConfig(configFor(edition), {
            configFile: false,
            // Its scripts, beside its pages at /hi.
            base: `/@edition-${edition}/`,
            cacheDir: `node_modules/.vite-${edition}`,
            server: { middlewareMode: true, ws: { server: server.httpServer } },
          }),
        );
      server.middlewares.use((request, response, next) => {
        // Vite opens the owner's editor for every page of the web that asks.
        if (/open-in-editor/i.test(request.url ?? "") && request.headers["sec-fetch-site"] !== "same-origin")
          return response.writeHead(403).end();
        const [, edition] = /^\/(?:@edition-)?([a-z]{2,3})(?![^/?])/.exec(request.url ?? "") ?? [];
        try {
          if (!edition || !exists(edition)) return next();
        } catch {
          // The content has a mistake. The first language shows it.
          return next();
        }
        const other = started.get(edition) ?? start(edition);
        started.set(edition, other);
        other.then(({ middlewares }) => middlewares(request, response, next), next);
      });
      server.httpServer?.once("close", () => {
        for (const other of started.values()) other.then((each) => each.close());
      });
    },
  };
}
