import { dirname, join, relative, sep } from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { exportsOf, type SubjectFile, subjects } from "#content/schema/subjects.ts";
import { mediaFolder } from "../site-folder.ts";
import { tellMistake } from "./mistake.ts";
import type { ContentSource } from "./resolve.ts";

const ofContent = /^#content\/(.+\.(?:yaml|geojson)(?:\?.*)?)$/;

/**
 * `import { menu } from "#content/menu.yaml"`: the checked and resolved data as a module, so that the app's scripts know
 * neither YAML nor schemas, and each page's no more than it imports. The drawings that belong to the content are written
 * with the scripts. In `npm run dev` a changed word or photograph shows at once, and a mistake is told over the page.
 */
export function contentModules(source: ContentSource): Plugin {
  const subjectOf = (id: string) => {
    const name = relative(source.folder, id).split(sep).join("/");
    return name in subjects ? (name as SubjectFile) : undefined;
  };
  const photographs = join(mediaFolder, "originals");
  const isSource = (file: string) =>
    (file.startsWith(source.folder + sep) && /\.(ya?ml|geojson)$/.test(file)) ||
    dirname(file) === photographs;

  return {
    name: "site:content",
    // One instance for client and ssr: resolved once, whichever comes first.
    sharedDuringBuild: true,
    enforce: "pre",
    resolveId(id) {
      const [, file] = ofContent.exec(id) ?? [];
      return file && join(source.folder, file);
    },
    async load(id) {
      const file = subjectOf(id);
      if (!file) return;
      const { content } = await source.resolve();
      const parts = exportsOf(file).map((name) => `export const ${name}=${JSON.stringify(content[name])};`);
      return { code: parts.join("\n"), moduleType: "js" };
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const { drawings } = await source.resolve();
      for (const [address, svg] of drawings)
        this.emitFile({ type: "asset", fileName: address.slice(1), source: svg });
    },
    configureServer(server) {
      serveFiles(server, source);
      server.watcher.add([source.folder, photographs]);
      let waiting: NodeJS.Timeout | undefined;
      let mistake: ErrorPayload | undefined;
      // A page that was loading while it was told has not heard of it.
      server.ws.on("connection", () => mistake && server.ws.send(mistake));
      server.watcher.on("all", (_event, file) => {
        if (!isSource(file)) return;
        clearTimeout(waiting);
        // Some editors empty a file before they fill it.
        const asked = setTimeout(async () => {
          source.forget();
          const found = await findMistake(server, source);
          // The file has changed again while it was read.
          if (waiting !== asked) return;
          mistake = found;
          if (mistake) return server.ws.send(mistake);
          for (const { moduleGraph } of Object.values(server.environments))
            for (const [id, module] of moduleGraph.idToModuleMap)
              if (subjectOf(id)) moduleGraph.invalidateModule(module);
          server.ws.send({ type: "full-reload" });
        }, 30);
        waiting = asked;
      });
    },
    // All that a file means to the page is done above, once for every environment.
    hotUpdate: ({ file }) => (isSource(file) ? [] : undefined),
  };
}

/** Serves the pictures and drawings, each made when it is first asked for; warns of photographs that will look soft. */
function serveFiles(server: ViteDevServer, source: ContentSource) {
  let warnedOf: unknown;
  server.middlewares.use((request, response, next) => {
    const address = (request.url ?? "").replace(/\?.*/, "");
    // A mistake in the content must leave all other files alone.
    if (!/^\/(pictures|assets)\//.test(address)) return next();
    source
      .resolve()
      .then(async ({ pictures, drawings, warnings }) => {
        if (warnedOf !== pictures)
          for (const warning of warnings)
            server.config.logger.warn(tellMistake(warning), { timestamp: true });
        warnedOf = pictures;
        const asset = pictures.assets.find((each) => each.address === address);
        const bytes = asset ? await asset.bytes() : drawings.get(address);
        if (bytes === undefined) return next();
        response.setHeader("Content-Type", asset?.type ?? "image/svg+xml");
        response.end(bytes);
      })
      .catch(next);
  });
}

async function findMistake(server: ViteDevServer, source: ContentSource): Promise<ErrorPayload | undefined> {
  try {
    await source.resolve();
  } catch (error) {
    const { message } = error as Error;
    server.config.logger.error(message, { timestamp: true });
    return { type: "error", err: { message, stack: "" } };
  }
}
