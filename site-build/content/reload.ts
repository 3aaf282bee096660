import { dirname, join, sep } from "node:path";
import type { EnvironmentModuleGraph, ErrorPayload, Plugin, ViteDevServer } from "vite";
import { mediaFolder } from "../site-folder.ts";
import { subjectOf } from "./plugin.ts";
import type { ContentSource } from "./source.ts";

/** What is made of content/ besides its own modules: rows and addresses of pictures, the drawn map, the drawn word. */
const isMadeOfContent = (id: string) =>
  id.startsWith("\0virtual:picture") || id === "\0virtual:region-drawing" || id === "\0virtual:hero-word";

/**
 * `npm run dev`: a changed word or photograph shows at once, and a mistake is told over the page, in the sentence of
 * `npm run check`.
 */
export function contentReload(source: ContentSource): Plugin {
  const photographs = join(mediaFolder, "originals");
  const isSource = (file: string) =>
    (file.startsWith(source.folder + sep) && /\.(ya?ml|geojson)$/.test(file)) ||
    dirname(file) === photographs;
  return {
    name: "site:content-reload",
    apply: "serve",
    configureServer(server) {
      server.watcher.add([source.folder, photographs]);
      let waiting: NodeJS.Timeout | undefined;
      let mistake: ErrorPayload | undefined;
      // A page that was loading while it was told has not heard of it.
      server.ws.on("connection", () => mistake && server.ws.send(mistake));
      server.watcher.on("all", (_event, file) => {
        if (!isSource(file)) return;
        clearTimeout(waiting);
        // Some editors empty a file before they fill it.
        waiting = setTimeout(() => {
          mistake = showAgain(server, source);
        }, 30);
      });
    },
    // All that a file means to the page is done above, once for every environment.
    hotUpdate: ({ file }) => (isSource(file) ? [] : undefined),
  };
}

function showAgain(server: ViteDevServer, source: ContentSource): ErrorPayload | undefined {
  source.forget();
  try {
    source.read();
  } catch (error) {
    const { message } = error as Error;
    server.config.logger.error(message, { timestamp: true });
    const payload: ErrorPayload = { type: "error", err: { message, stack: "" } };
    server.ws.send(payload);
    return payload;
  }
  for (const { moduleGraph } of Object.values(server.environments)) forgetModules(moduleGraph, source);
  server.ws.send({ type: "full-reload" });
}

function forgetModules(graph: EnvironmentModuleGraph, source: ContentSource) {
  for (const [id, module] of graph.idToModuleMap)
    if (subjectOf(id, source) || isMadeOfContent(id)) graph.invalidateModule(module);
}
