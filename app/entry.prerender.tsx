import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { language, localePath } from "#content/site.yaml";
import type { PageToRender } from "#shared/page-to-render.ts";
import { pathInLocale } from "#shared/pages.ts";
import { App } from "./App.tsx";
import { Document } from "./Document.tsx";
import { loadPage } from "./pages.ts";
import { typefacesFor } from "./styles/typefaces.ts";

export const typefaces = typefacesFor(language);

/** Renders the complete HTML of the page at a path. Throws the first error of any component. */
export async function renderPage(page: PageToRender): Promise<string> {
  await loadPage(page.path);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Document head={page}>
      <StaticRouter basename={pathInLocale(localePath, "/")} location={page.path}>
        <App />
      </StaticRouter>
    </Document>,
    {
      onError: (error) => void failures.push(error),
      // One chunk. React would put large parts at the end and move them into place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  // Never publish a page that failed halfway.
  if (failures.length > 0) throw failures[0];
  return html;
}
