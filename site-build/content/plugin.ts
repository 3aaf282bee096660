import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { type ErrorPayload, normalizePath, type Plugin, type ViteDevServer } from "vite";
import { shapeOf } from "#content/fields.ts";
import { type FileName, schemas } from "#content/schema.ts";
import { mediaFolder } from "../site-folder.ts";
import { editionsOf } from "./editions.ts";
import { loadContent } from "./read-content.ts";
import type { ContentSource } from "./resolve.ts";
import { wordsFile } from "./words.ts";

const ofContent = /^#content\/(\w+\.yaml)$/;

/**
 * `import { menu } from "#content/dining.yaml"`: the checked and resolved data as a module. No script needs YAML or schemas,
 * and each page holds only what it imports. In `npm run dev` a change reloads the page, and a mistake appears over it.
 */
export function contentModules(source: ContentSource, edition = ""): Plugin {
  const fileOf = (id: string) => {
    const name = relative(source.folder, id).replace(/\.yaml$/, "");
    return name in schemas ? (name as FileName) : undefined;
  };
  const photographs = join(mediaFolder, "originals");
  const isSource = (file: string) =>
    (isIn(source.folder, file) && /\.ya?ml$/.test(file)) || isIn(photographs, file);

  return {
    name: "site:content",
    // One instance for client and ssr, so that the content is resolved once.
    sharedDuringBuild: true,
    enforce: "pre",
    resolveId(id) {
      if (id.startsWith("#words/"))
        return normalizePath(wordsFile(id.slice("#words/".length), languageOf(source, edition)));
      const [, file] = ofContent.exec(id) ?? [];
      return file && join(source.folder, file);
    },
    async load(id) {
      const file = fileOf(id);
      if (!file) return;
      const { modules } = await source.resolve(edition);
      // What the owner has left empty is exported, too.
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
      serveFiles(server, source, edition);
      server.watcher.add([source.folder, photographs]);
      let waiting: NodeJS.Timeout | undefined;
      let mistake: ErrorPayload | undefined;
      /** A page was asked for and has not connected yet. */
      let isLoading = false;
      let isUnseen = false;
      server.middlewares.use(({ headers }, _response, next) => {
        isLoading ||= headers["sec-fetch-mode"] === "navigate";
        next();
      });
      // For pages that connect after the message was sent: while they were loading, or later.
      server.ws.on("connection", () => {
        if (mistake) server.ws.send(mistake);
        else if (isUnseen) server.ws.send({ type: "full-reload" });
        // The file was read before it was watched. The watcher's `ready` may come before it watches the content.
        else if (!isCurrent(source)) readAgain();
        isUnseen = false;
        isLoading = false;
      });
      const readAgain = () => {
        clearTimeout(waiting);
        // Some editors empty a file before they fill it.
        const asked = setTimeout(async () => {
          source.forget();
          const found = await findMistake(server, source, edition);
          // The file has changed again in the meantime.
          if (waiting !== asked) return;
          mistake = found;
          if (mistake) return server.ws.send(mistake);
          for (const { moduleGraph } of Object.values(server.environments))
            for (const [id, module] of moduleGraph.idToModuleMap)
              if (fileOf(id)) moduleGraph.invalidateModule(module);
          isUnseen = isLoading || server.ws.clients.size === 0;
          server.ws.send({ type: "full-reload" });
        }, 30);
        waiting = asked;
      };
      server.watcher.on("all", (_event, file) => isSource(file) && readAgain());
    },
    // The watcher above handles the change, once for all environments.
    hotUpdate: ({ file }) => (isSource(file) ? [] : undefined),
  };
}

const contentTypes: Record<string, string> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  mp4: "video/mp4",
  webm: "video/webm",
  svg: "image/svg+xml",
};

/** Serves pictures and drawings, each made on its first request. */
function serveFiles(server: ViteDevServer, source: ContentSource, edition: string) {
  server.middlewares.use((request, response, next) => {
    const address = (request.url ?? "").replace(/\?.*/, "");
    // Other files must be served even while the content has a mistake.
    if (!/^\/(pictures|assets)\//.test(address)) return next();
    source
      .resolve(edition)
      .then(async ({ pictures, drawings }) => {
        const asset = pictures.assets.find((each) => each.address === address);
        const bytes = asset ? await readFile(await asset.file()) : drawings.get(address);
        if (bytes === undefined) return next();
        response.setHeader("Content-Type", contentTypes[address.split(".").at(-1) ?? ""] ?? "");
        response.end(bytes);
      })
      .catch(next);
  });
}

/** Such as hi-IN. */
function languageOf(source: ContentSource, edition: string): string {
  const found = editionsOf(source.read()).find(({ path }) => path === edition);
  return found?.language ?? "en";
}

/** Vite writes paths with slashes, also on Windows. */
const isIn = (folder: string, file: string) => normalizePath(file).startsWith(`${normalizePath(folder)}/`);

function isCurrent(source: ContentSource): boolean {
  try {
    return isDeepStrictEqual(source.read(), loadContent(source.folder));
  } catch {
    return false;
  }
}

async function findMistake(
  server: ViteDevServer,
  source: ContentSource,
  edition: string,
): Promise<ErrorPayload | undefined> {
  try {
    await source.resolve(edition);
  } catch (error) {
    const { message } = error as Error;
    server.config.logger.error(message, { timestamp: true });
    return { type: "error", err: { message, stack: "" } };
  }
}
