import type { Plugin } from "vite";
import { escapeHtml } from "#shared/escape-html.ts";
import type { PageToRender, RenderPage } from "#shared/page-to-render.ts";
import { ContentError } from "./content/mistake.ts";
import type { ContentSource } from "./content/resolve.ts";
import { devStyles } from "./dev-styles.ts";

/** `npm run dev`: renders the page of each address anew, as the build would, and lets Vite load its script. */
export function devPages(source: ContentSource): Plugin {
  return {
    name: "site:dev-pages",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        response.setHeader("Content-Type", "text/html; charset=utf-8");
        try {
          await source.resolve();
          const { ssr } = server.environments;
          if (!ssr || !("runner" in ssr)) throw new Error("Vite has no environment to render in.");
          const runner = ssr.runner as { import(file: string): Promise<{ renderPage: RenderPage }> };
          const { renderPage } = await runner.import("/app/entry.prerender.tsx");
          const address = new URL(request.url ?? "/", "http://localhost").pathname;
          const render = (styles: PageToRender["styles"]) =>
            renderPage({
              address,
              modules: ["/@vite/client", "/app/entry.client.tsx"],
              styles,
              printStyle: "/app/styles/print.css",
              facesStyle: "/app/styles/faces-without-script.css",
            });
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

/** Stands in for a page as long as the content is wrong; Vite's client loads the page as soon as it is right. */
function pageFor({ message }: ContentError): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A mistake in the content</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><script type="module" src="/@vite/client"></script></head>' +
    `<body><pre style="white-space: pre-wrap; font: 1.125rem/1.6 sans-serif; max-width: 50rem; margin: 10vh auto; padding: 0 1rem">${escapeHtml(message)}</pre></body></html>`
  );
}
