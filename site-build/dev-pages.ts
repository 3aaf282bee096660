import type { Plugin, ViteDevServer } from "vite";
import type { PageToRender, Rendering } from "#shared/page-to-render.ts";
import { addressIn, pagePaths, unlistedPaths } from "#shared/pages.ts";
import type { ContentSource } from "./content/resolve.ts";
import { faceRules } from "./page-assets.ts";

/** The files that a page names itself. They import all others. */
const entriesAt = (base: string) => ({
  loader: `${base}app/start.ts`,
  modules: [`${base}@vite/client`, `${base}app/entry.client.tsx`],
  lateStyle: `${base}app/styles/print.css`,
});

const pages = Object.values({ ...pagePaths, ...unlistedPaths });

/** `npm run dev`: renders each page as the build would. Vite itself serves modules and files. */
export function devPages(source: ContentSource, edition: string): Plugin {
  return {
    name: "site:dev-pages",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use(async ({ originalUrl = "/" }, response, next) => {
        const [address = "/"] = originalUrl.split("?");
        response.statusCode = pages.some((page) => addressIn(edition, page) === address) ? 200 : 404;
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        try {
          await source.resolve(edition);
          const { ssr } = server.environments;
          if (!ssr || !("runner" in ssr)) throw new Error("Vite has no environment to render in.");
          const runner = ssr.runner as { import(file: string): Promise<Rendering> };
          const { renderPage, typefaces } = await runner.import("/app/entry.prerender.tsx");
          const render = (styles: PageToRender["styles"]) =>
            renderPage({ address, styles, ...entriesAt(server.config.base) });
          // Render twice: the first loads the page's modules, and only then are its styles known.
          await render([]);
          const html = await render([
            { address: "data:text/css,", text: faceRules(typefaces) + (await devStyles(server)) },
          ]);
          response.end(html);
        } catch (error) {
          // Vite shows it over an empty page, which is loaded again when the content is right.
          next(error);
        }
      });
    },
  };
}

/** The styles of all modules rendered so far. They come with the scripts, too late for the first paint. */
async function devStyles({ environments: { client, ssr } }: ViteDevServer): Promise<string> {
  const addresses = [...(ssr?.moduleGraph.idToModuleMap.values() ?? [])]
    .map(({ id }) => id ?? "")
    .filter((id) => /\.css$/.test(id))
    // site.css first: it sets the order of the layers.
    .sort((one, other) => Number(other.endsWith("/site.css")) - Number(one.endsWith("/site.css")));
  const texts = await Promise.all(addresses.map((address) => client?.transformRequest(`${address}?direct`)));
  return texts.map((text) => text?.code ?? "").join("\n");
}
