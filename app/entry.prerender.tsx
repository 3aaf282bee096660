import { prerender } from "react-dom/static";
import { language } from "#content/site.yaml";
import type { PageToRender } from "#shared/page-to-render.ts";
import { App } from "./App.tsx";
import { Document } from "./Document.tsx";
import { loadPage } from "./pages.ts";
import { typefacesFor } from "./styles/typefaces.ts";
import { LocationContext } from "./ui/location.ts";

export const typefaces = typefacesFor(language);

/** Renders the complete HTML of the page at a path. Throws the first error of any component. */
export async function renderPage(page: PageToRender): Promise<string> {
  await loadPage(page.path);
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <Document head={page}>
      <LocationContext value={{ path: page.path, search: "", hash: "", arrival: "load" }}>
        <App />
      </LocationContext>
    </Document>,
    {
      onError: (error) => void failures.push(error),
      // One chunk: React would otherwise put large parts at the end and move them into place by script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  // React renders what it can after an error. Such a page must not be published.
  if (failures.length > 0) throw failures[0];
  return html;
}
