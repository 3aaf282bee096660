import type { Plugin } from "vite";
import type { renderPage as Render } from "#app/entry.prerender.tsx";
import { devStyles } from "./dev-styles.ts";

/** `npm run dev`: renders the page of each address anew, as the build would, and lets Vite load its script. */
export function devPages(): Plugin {
  return {
    name: "kafal:dev-pages",
    apply: "serve",
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { ssr } = server.environments;
          if (!ssr || !("runner" in ssr)) throw new Error("Vite has no environment to render in.");
          const runner = ssr.runner as { import(file: string): Promise<{ renderPage: typeof Render }> };
          const { renderPage } = await runner.import("/app/entry.prerender.tsx");
          const address = new URL(request.url ?? "/", "http://localhost").pathname;
          const render = (styles: Parameters<typeof Render>[0]["styles"]) =>
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
          response.setHeader("Content-Type", "text/html; charset=utf-8");
          response.end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
