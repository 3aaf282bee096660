import { join } from "node:path";
import { createServer, type Plugin, type UserConfig, type ViteDevServer } from "vite";
import type { ContentSource } from "#site-build/content/resolve.ts";

/**
 * Shows the other editions in the preview, at their own addresses such as /hi/Dining. Each has its own Vite server behind
 * the preview's, because a server holds the content of one language. It starts when its edition is first asked for.
 */
export function previewEditions(first: ContentSource, configFor: (path: string) => UserConfig): Plugin {
  const servers = new Map<string, Promise<ViteDevServer>>();
  return {
    name: "editor:preview-editions",
    apply: "serve",
    configureServer: {
      order: "pre",
      handler({ middlewares, httpServer, config }) {
        if (!httpServer) throw new Error("The preview has no server to listen on.");
        const start = (path: string) =>
          createServer({
            ...configFor(path),
            base: `/${path}/`,
            // Two servers must not write into the same folder.
            cacheDir: join(config.cacheDir, "editions", path),
            server: { middlewareMode: true, ws: { server: httpServer }, cors: false },
          });
        middlewares.use(async (request, response, next) => {
          const [, path = ""] = (request.url ?? "").split(/[/?]/);
          try {
            if (!servers.has(path) && !isEdition(first, path)) return next();
            const server = servers.get(path) ?? start(path);
            servers.set(path, server);
            (await server).middlewares(request, response, next);
          } catch (error) {
            servers.delete(path);
            next(error);
          }
        });
      },
    },
    async closeBundle() {
      const all = [...servers.values()];
      servers.clear();
      await Promise.all(all.map(async (server) => (await server).close()));
    },
  };
}

/** No edition can be shown while content/ has a mistake: the preview shows it. */
function isEdition(first: ContentSource, path: string): boolean {
  try {
    return path !== "" && first.read().editions.some((edition) => edition.path === path);
  } catch {
    return false;
  }
}
