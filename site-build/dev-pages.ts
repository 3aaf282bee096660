import { readdirSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import type { Plugin, ViteDevServer } from "vite";
import { escapeHtml } from "#shared/escape-html.ts";
import type { PageToRender, RenderPage } from "#shared/page-to-render.ts";
import { pagePaths, unlistedPaths } from "#shared/pages.ts";
import { ContentError } from "./content/mistake.ts";
import type { ContentSource } from "./content/resolve.ts";

/** What a page names itself; everything else that it needs is imported by these. */
const entries = {
  modules: ["/@vite/client", "/app/entry.client.tsx"],
  printStyle: "/app/styles/print.css",
  facesStyle: "/app/styles/faces-without-script.css",
};
const pages: readonly string[] = Object.values({ ...pagePaths, ...unlistedPaths });

/**
 * `npm run dev`: renders the page of each address anew, as the build would, and lets Vite load its script. Vite gets
 * no other request: it would serve every file of the checkout, inquiries and passwords too.
 */
export function devPages(source: ContentSource): Plugin {
  return {
    name: "site:dev-pages",
    apply: "serve",
    configureServer(server) {
      const more = server.config.plugins.flatMap(({ api }) => (api?.pageModules as string[]) ?? []);
      const modules = [...entries.modules, ...more];
      const publicFiles = readdirSync(server.config.publicDir).map((file) => `/${file}`);
      server.middlewares.use(async (request, response, next) => {
        if (publicFiles.includes(request.url ?? "") || isOfPages(server, request, modules)) return next();
        const [address = "/"] = (request.url ?? "").split("?");
        const isPage = pages.includes(address);
        response.statusCode = isPage ? 200 : 404;
        // A file that is not served; a wrong address of a page gets the site's own answer.
        if (!isPage && /[.@]/.test(address)) return response.end("The site has no such file.\n");
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        try {
          await source.resolve();
          const { ssr } = server.environments;
          if (!ssr || !("runner" in ssr)) throw new Error("Vite has no environment to render in.");
          const runner = ssr.runner as { import(file: string): Promise<{ renderPage: RenderPage }> };
          const { renderPage } = await runner.import("/app/entry.prerender.tsx");
          const render = (styles: PageToRender["styles"]) =>
            renderPage({ address, styles, ...entries, modules });
          // The first time loads every module of the page, whose styles are known only then.
          await render([]);
          const html = await render([{ address: "data:text/css,", text: await devStyles(server) }]);
          response.end(html);
        } catch (error) {
          if (!(error instanceof ContentError)) return next(error);
          response.statusCode = 500;
          response.end(pageFor(error));
        }
      });
    },
  };
}

/**
 * Whether the pages' own modules import what is asked for, exactly as Vite has written the address into them. Of other
 * forms, such as '?raw', not even their own sources are served.
 */
function isOfPages(
  { config, environments }: ViteDevServer,
  { url = "", headers }: IncomingMessage,
  modules: readonly string[],
): boolean {
  const [path = "", query = ""] = safelyDecoded(url).split(/\?(.*)/s);
  // The page has been rendered, and names what it imports by address, before its script is asked for.
  const asAddress = `${path}?url${query && `&${query}`}`;
  if (Object.values(environments).some(({ moduleGraph }) => moduleGraph.urlToModuleMap.has(asAddress)))
    return true;
  // Styles name drawings and typefaces without importing them.
  if (/^\/(app|node_modules)\/(?!.*\.\.)/.test(path) && config.assetsInclude(path) && !query) return true;
  const words = query.split("&");
  const isModule = /\.(css|m?js|tsx?)$|^\/@/.test(path) || words.includes("import");
  if (!isModule || headers["sec-fetch-dest"] === "document") return false;
  const kept = words.filter((word) => word && word !== "import" && !/^t=\d+$/.test(word)).join("&");
  const address = kept ? `${path}?${kept}` : path;
  return (
    [...modules, entries.printStyle, entries.facesStyle].includes(address) ||
    environments.client.moduleGraph.urlToModuleMap.has(
      address.replace(/^\/@id\//, "").replace("__x00__", "\0"),
    )
  );
}

/** Stands in for a page as long as the content is wrong; Vite's client loads the page as soon as it is right. */
function pageFor({ message }: ContentError): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A mistake in the content</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><script type="module" src="/@vite/client"></script></head>' +
    `<body><pre style="white-space: pre-wrap; font: 1.125rem/1.6 sans-serif; max-width: 50rem; margin: 10vh auto; padding: 0 1rem">${escapeHtml(message)}</pre></body></html>`
  );
}

/** Vite decodes once as well. */
function safelyDecoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return "";
  }
}

/**
 * The styles of everything that has been rendered so far. In development they come with the scripts; until those have run,
 * the page would stand there bare after every reload.
 */
async function devStyles({ environments: { client, ssr } }: ViteDevServer): Promise<string> {
  const addresses = [...(ssr?.moduleGraph.idToModuleMap.values() ?? [])]
    .map(({ url }) => url)
    .filter((url) => /\.css$/.test(url))
    // The one that sets the order of the layers comes first.
    .sort((one, other) => Number(other.endsWith("/site.css")) - Number(one.endsWith("/site.css")));
  const texts = await Promise.all(addresses.map((address) => client?.transformRequest(`${address}?direct`)));
  return texts.map((text) => text?.code ?? "").join("\n");
}
