import { readdirSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import { escapeHtml } from "#shared/escape-html.ts";
import type { PageToRender, Rendering } from "#shared/page-to-render.ts";
import { addressIn, pagePaths, unlistedPaths } from "#shared/pages.ts";
import { ContentError } from "./content/mistake.ts";
import type { ContentSource } from "./content/resolve.ts";
import { faceRules } from "./page-assets.ts";
import { manifestName } from "./site-files.ts";

/** The files that a page names itself. They import all others. */
const entries = {
  loader: "/app/start.ts",
  modules: ["/@vite/client", "/app/entry.client.tsx"],
  lateStyle: "/app/styles/print.css",
};

const pages = Object.values({ ...pagePaths, ...unlistedPaths });

/**
 * `npm run dev`: renders each page as the build would. Vite gets only requests for the pages' modules: it would serve
 * every file of the folder, inquiries and passwords too.
 */
export function devPages(source: ContentSource, edition: string): Plugin {
  return {
    name: "site:dev-pages",
    apply: "serve",
    configureServer(server) {
      const more = server.config.plugins.flatMap(({ api }) => (api?.pageModules as string[]) ?? []);
      const modules = [...entries.modules, ...more];
      // The editor's preview has its editions under their own bases.
      const { base } = server.config;
      const inBase = (address: string) => base + address.slice(1);
      const publicFiles = readdirSync(server.config.publicDir).map((file) => `/${file}`);
      server.middlewares.use(async (request, response, next) => {
        const { url = "/", headers } = request;
        const inside = url.startsWith(base) ? url.slice(base.length - 1) : url;
        if (publicFiles.includes(url) || isOfPages(server, { url: inside, headers }, modules)) return next();
        const [address = "/"] = url.split("?");
        const isPage = pages.some((page) => addressIn(edition, page) === address);
        response.statusCode = isPage ? 200 : 404;
        // A file that is not served. A wrong page address gets the site's own error page.
        if (!isPage && /[.@]/.test(address)) return response.end("The site has no such file.\n");
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        try {
          await source.resolve(edition);
          const { ssr } = server.environments;
          if (!ssr || !("runner" in ssr)) throw new Error("Vite has no environment to render in.");
          const runner = ssr.runner as { import(file: string): Promise<Rendering> };
          const { renderPage, typefaces } = await runner.import("/app/entry.prerender.tsx");
          const render = (styles: PageToRender["styles"]) =>
            renderPage({
              address,
              styles,
              lateStyle: inBase(entries.lateStyle),
              loader: inBase(entries.loader),
              modules: modules.map(inBase),
              manifest: manifestName(edition),
            });
          // Render twice: the first loads the page's modules, and only then are its styles known.
          await render([]);
          const html = await render([
            { address: "data:text/css,", text: faceRules(typefaces) + (await devStyles(server)) },
          ]);
          response.end(html);
        } catch (error) {
          if (!(error instanceof ContentError)) return next(error);
          response.statusCode = 500;
          response.end(pageFor(error, base));
        }
      });
    },
  };
}

/**
 * Whether the pages' own modules import this address exactly as Vite wrote it into them. Other forms, such as '?raw',
 * would show source files.
 */
function isOfPages(
  { config, environments }: ViteDevServer,
  { url, headers }: { url: string; headers: IncomingHttpHeaders },
  modules: readonly string[],
): boolean {
  const [path = "", query = ""] = safelyDecoded(url).split(/\?(.*)/s);
  // What the prerendered page imports as an address.
  const asAddress = `${path}?url${query && `&${query}`}`;
  if (Object.values(environments).some(({ moduleGraph }) => moduleGraph.urlToModuleMap.has(asAddress)))
    return true;
  // Stylesheets use drawings and fonts without importing them.
  if (/^\/(app|node_modules)\/(?!.*\.\.)/.test(path) && config.assetsInclude(path) && !query) return true;
  const words = query.split("&");
  const isModule = /\.(css|m?js|tsx?)$|^\/@/.test(path) || words.includes("import");
  if (!isModule || headers["sec-fetch-dest"] === "document") return false;
  const kept = words.filter((word) => word && word !== "import" && !/^t=\d+$/.test(word)).join("&");
  const address = kept ? `${path}?${kept}` : path;
  return (
    [...modules, entries.loader, entries.lateStyle].includes(address) ||
    environments.client.moduleGraph.urlToModuleMap.has(
      address.replace(/^\/@id\//, "").replace("__x00__", "\0"),
    )
  );
}

/** Shown instead of a page while the content has a mistake. Vite's client reloads it when the content is right. */
function pageFor({ message }: ContentError, base: string): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A mistake in the content</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<script type="module" src="${base}@vite/client"></script></head>` +
    `<body><pre style="white-space: pre-wrap; font: 1.125rem/1.6 sans-serif; max-width: 50rem; margin: 10vh auto; padding: 0 1rem">${escapeHtml(message)}</pre></body></html>`
  );
}

/** Decoded once, as Vite does. */
function safelyDecoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return "";
  }
}

/**
 * The styles of all modules rendered so far. In development styles come with the scripts; without this text, each
 * reload would first show an unstyled page.
 */
async function devStyles({ environments: { client, ssr } }: ViteDevServer): Promise<string> {
  const addresses = [...(ssr?.moduleGraph.idToModuleMap.values() ?? [])]
    .map(({ id }) => id ?? "")
    .filter((id) => /\.css$/.test(id))
    // site.css first: it sets the order of the layers.
    .sort((one, other) => Number(other.endsWith("/site.css")) - Number(one.endsWith("/site.css")));
  const texts = await Promise.all(addresses.map((address) => client?.transformRequest(`${address}?direct`)));
  return texts.map((text) => text?.code ?? "").join("\n");
}
