import { readFile } from "node:fs/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import react from "@vitejs/plugin-react";
import { createServer, type EnvironmentModuleNode, mergeConfig, type Plugin, type ViteDevServer } from "vite";
import { errorHeaders } from "#service/site/error-pages.ts";
import { findTarget } from "#service/site/page-path.ts";
import { contentTypeOf } from "#service/site/site-headers.ts";
import { escapeHtml } from "#shared/escape-html.ts";
import type { DevelopmentStyle, Rendering } from "#shared/page-to-render.ts";
import { pagePaths, pageSource, pathInLocale, releasePath, unlistedPaths } from "#shared/pages.ts";
import { listLocales } from "#site-build/content/locales.ts";
import type { ContentSource } from "#site-build/content/resolve.ts";
import { projectRoot } from "#site-build/site-folder.ts";
import { configFor } from "../../vite.config.ts";

/** The answer when a page asks whether a newer release was published. */
const developmentRelease = "development";

interface LocaleOptions {
  content: ContentSource;
  /** The path of the locale, such as hi; the first one has none. */
  locale: string;
  /** The HTTP server, which also carries Vite's WebSocket. */
  server: Server;
  serviceUrl: string;
  /** Whether the file belongs to the content, whose changes Vite must not watch itself. */
  isContent: (file: string) => boolean;
}

/** Starts Vite's server for one locale. Its modules are below the locale's path, because their content differs. */
export function startLocaleServer(options: LocaleOptions): Promise<ViteDevServer> {
  const { content, locale, server, serviceUrl, isContent } = options;
  return createServer(
    mergeConfig(configFor(content, locale), {
      root: projectRoot,
      base: pathInLocale(locale, "/").replace(/\/?$/, "/"),
      configFile: false,
      cacheDir: `.cache/vite/${locale || "first"}`,
      plugins: [react(), ...pagePlugins(options)],
      css: { devSourcemap: true, modules: { generateScopedName: "[name]__[local]" } },
      optimizeDeps: { entries: ["app/entry.client.tsx", "app/start.ts", "app/pages/*/*Page.tsx"] },
      server: {
        middlewareMode: true,
        hmr: { server },
        watch: { ignored: ["**/{.cache,dist,data,test-results}/**", isContent] },
        proxy: { "^/(api/|ready|admin)": serviceUrl },
      },
    }),
  );
}

/** Serves pages before Vite's own files, and error pages after them. */
function pagePlugins({ content, locale }: LocaleOptions): Plugin[] {
  const pages = Object.values({ ...pagePaths, ...unlistedPaths }).map((path) => pathInLocale(locale, path));
  return [
    {
      name: "dev:pages",
      // `stylesOf` requests these modules. No other module imports them, so a change of one would reload the page.
      hotUpdate: ({ modules }) => modules.filter(({ url }) => !url.endsWith("?direct")),
      configureServer(vite) {
        const answer = async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          const { originalUrl = "/", method = "GET" } = request as IncomingMessage & { originalUrl?: string };
          const url = new URL(originalUrl, "http://localhost");
          if (url.pathname === releasePath(locale)) return response.end(developmentRelease);
          const asset = await readAsset(content, url.pathname);
          if (asset) return response.setHeader("Content-Type", contentTypeOf(url.pathname)).end(asset);
          const { path, location, error } = findTarget(new Request(url, { method }), pages);
          if (error === 404) return next();
          if (location !== undefined) return response.writeHead(302, { Location: location }).end();
          await sendPage(vite, locale, response, path ?? pathInLocale(locale, `/${error}`), error);
        };
        vite.middlewares.use((request, response, next) => {
          answer(request, response, next).catch((error) => sendFailure(vite, response, error));
        });
        return () => {
          vite.middlewares.use((_request, response) => {
            sendPage(vite, locale, response, pathInLocale(locale, "/404"), 404).catch((error) =>
              sendFailure(vite, response, error),
            );
          });
        };
      },
    },
  ];
}

/** Reads a picture, the film or a drawing of any locale, and makes it if it is not in the cache. */
async function readAsset(content: ContentSource, path: string) {
  if (!/^\/(pictures|assets)\//.test(path)) return undefined;
  // Their addresses have no locale, although a drawing can have words.
  for (const locale of listLocales(content.read())) {
    const { pictures, drawings } = await content.resolve(locale.path);
    const asset = pictures.assets.get(path);
    const file = asset ? await readFile(await asset.file()) : drawings.get(path);
    if (file) return file;
  }
  return undefined;
}

async function sendPage(
  vite: ViteDevServer,
  locale: string,
  response: ServerResponse,
  path: string,
  error?: 400 | 404 | 405,
) {
  const { base } = vite.config;
  const { renderPage } = (await vite.ssrLoadModule("/app/entry.prerender.tsx")) as Rendering;
  const source = sourceOf(locale, path);
  await vite.ssrLoadModule(`/${source}`);
  const html = await renderPage({
    path,
    styles: [],
    developmentStyles: await stylesOf(vite, ["app/entry.prerender.tsx", source]),
    release: developmentRelease,
    typefaceStylesheet: `${base}app/styles/print.css`,
    loader: `${base}app/start.ts`,
    modules: ["@vite/client", "@id/@vitejs/plugin-react/preamble", "app/entry.client.tsx"].map(
      (name) => base + name,
    ),
  });
  response.writeHead(error ?? 200, {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "no-store",
    ...(error && errorHeaders(error)),
  });
  response.end(html);
}

function sourceOf(locale: string, path: string): string {
  const all = Object.entries({ ...pagePaths, ...unlistedPaths });
  const [name] = all.find(([, pagePath]) => pathInLocale(locale, pagePath) === path) ?? ["error"];
  return pageSource(name);
}

/** The stylesheets that these modules import. */
async function stylesOf(vite: ViteDevServer, sources: string[]): Promise<DevelopmentStyle[]> {
  const { client, ssr } = vite.environments;
  // First, because it declares the order of the layers.
  const found = new Set(["/app/styles/site.css"]);
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (module: EnvironmentModuleNode) => {
    if (seen.has(module)) return;
    seen.add(module);
    if (module.file && extname(module.file) === ".css") {
      // It has the text of what it imports, in its layer.
      found.add(module.url);
      return;
    }
    for (const imported of module.importedModules) visit(imported);
  };
  for (const source of sources) {
    const module = await ssr.moduleGraph.getModuleByUrl(`/${source}`);
    if (module) visit(module);
  }
  return Promise.all(
    [...found].map(async (url) => ({
      file: join(projectRoot, url),
      text: (await client.transformRequest(`${url}?direct`))?.code ?? "",
    })),
  );
}

/** Shows the error in the terminal and in the browser's overlay, on a page that reloads itself after the next change. */
function sendFailure(vite: ViteDevServer, response: ServerResponse, error: Error) {
  vite.ssrFixStacktrace(error);
  console.error(error.name === "ContentError" ? error.message : error.stack);
  response.writeHead(500, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(
    `<!doctype html><title>Error</title><pre>${escapeHtml(error.message)}</pre><script type="module" src="${vite.config.base}@vite/client"></script>`,
  );
  vite.environments.client.hot.send({
    type: "error",
    err: { message: error.message, stack: error.stack ?? "" },
  });
}
