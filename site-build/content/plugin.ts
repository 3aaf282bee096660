import { watch } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { normalizePath, type Plugin, type ViteDevServer } from "vite";
import { shapeOf } from "#schema/fields.ts";
import { type FileName, schemas } from "#schema/schema.ts";
import { mediaFolder } from "../site-folder.ts";
import { editionsOf } from "./editions.ts";
import type { ContentSource } from "./resolve.ts";
import { wordsFile } from "./words.ts";

/** `import { menu } from "#content/dining.yaml"`: the checked and resolved data, and in a page only what it imports. */
export function contentModules(source: ContentSource, edition = ""): Plugin {
  const fileOf = (id: string) => {
    const name = relative(source.folder, id).replace(/\.yaml$/, "");
    return name in schemas ? (name as FileName) : undefined;
  };
  return {
    name: "site:content",
    // One instance for client and ssr, so that the content is resolved once.
    sharedDuringBuild: true,
    enforce: "pre",
    resolveId(id) {
      if (id.startsWith("#words/")) {
        const own = editionsOf(source.read()).find(({ path }) => path === edition);
        return normalizePath(wordsFile(id.slice("#words/".length), own?.language ?? "en"));
      }
      const [, file] = /^#content\/(\w+\.yaml)$/.exec(id) ?? [];
      return file && join(source.folder, file);
    },
    async load(id) {
      const file = fileOf(id);
      if (!file) return;
      const { modules } = await source.resolve(edition);
      // Fields that the owner has left empty, too: importing a name that is not exported fails the build.
      const names = new Set([...Object.keys(shapeOf(schemas[file])), ...Object.keys(modules[file])]);
      const parts = [...names].map((name) => `export const ${name}=${JSON.stringify(modules[file][name])};`);
      return { code: parts.join("\n"), moduleType: "js" };
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { drawings } = await source.resolve(edition);
      for (const [address, svg] of drawings)
        this.emitFile({ type: "asset", fileName: address.slice(1), source: svg });
    },
    configureServer(server) {
      if (edition === "") serveFiles(server, source);
      reloadOnChange(server, source, edition);
    },
    // `reloadOnChange` handles the change, once for all environments.
    hotUpdate: ({ file }) => (fileOf(file) ? [] : undefined),
  };
}

/** Reloads the pages when the content or a photograph has changed, or shows the mistake over them. */
function reloadOnChange(server: ViteDevServer, source: ContentSource, edition: string) {
  let waiting: NodeJS.Timeout | undefined;
  // Vite keeps an error for a page that is just being loaded, but no reload.
  let isUnseen = false;
  server.ws.on("connection", () => {
    if (isUnseen) server.ws.send({ type: "full-reload" });
    isUnseen = false;
  });
  const readAgain = async () => {
    source.forget();
    const asked = waiting;
    const error = await source.resolve(edition).then(
      () => undefined,
      ({ message }: Error) => ({ message, stack: "" }),
    );
    // A file has changed again in the meantime.
    if (waiting !== asked) return;
    if (error) {
      server.config.logger.error(error.message, { timestamp: true });
      return server.ws.send({ type: "error", err: error });
    }
    for (const { moduleGraph } of Object.values(server.environments))
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith(normalizePath(source.folder))) moduleGraph.invalidateModule(module);
    isUnseen = server.ws.clients.size === 0;
    server.ws.send({ type: "full-reload" });
  };
  // Not Vite's own watcher, which begins later than the first page may be asked for.
  for (const folder of [source.folder, mediaFolder])
    watch(folder, { persistent: false, recursive: true }, () => {
      clearTimeout(waiting);
      // Some editors empty a file before they fill it.
      waiting = setTimeout(readAgain, 30);
    });
}

/** Serves pictures and drawings, each made on its first request. */
function serveFiles(server: ViteDevServer, source: ContentSource) {
  server.middlewares.use((request, response, next) => {
    const address = (request.url ?? "").replace(/\?.*/, "");
    // Other files must be served even while the content has a mistake.
    if (!/^\/(pictures|assets)\//.test(address)) return next();
    Promise.all(editionsOf(source.read()).map(({ path }) => source.resolve(path)))
      .then(async (editions) => {
        const asset = editions[0]?.pictures.assets.get(address);
        const drawing = editions.find(({ drawings }) => drawings.has(address))?.drawings.get(address);
        const bytes = asset ? await readFile(await asset.file()) : drawing;
        if (bytes === undefined) return next();
        response.setHeader("Content-Type", getMimeType(address) ?? "");
        response.end(bytes);
      })
      .catch(next);
  });
}
