import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router";
import { hasDays, timeZone } from "#content/calendar.yaml";
import type { PageToRender } from "#shared/page-to-render.ts";
import { App } from "./App.tsx";
import { Document } from "./Document.tsx";
import begin from "./start/begin.ts?script";
import { DocumentHead } from "./start/DocumentHead.tsx";
import showDue from "./start/show-due.ts?script";
import { typefaces } from "./styles/typefaces.ts";

/** Renders the page of one address, whole, with its doctype. */
export async function renderPage({ address, modules, ...head }: PageToRender): Promise<string> {
  const failures: unknown[] = [];
  const faces = JSON.stringify(typefaces.map(({ family, address: file, weight }) => [family, file, weight]));
  const { prelude } = await prerender(
    <Document
      head={
        <>
          <DocumentHead {...head} />
          {hasDays && !import.meta.env.DEV && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file; its hash is in the CSP
            <script data-time-zone={timeZone} dangerouslySetInnerHTML={{ __html: showDue }} />
          )}
        </>
      }
      end={
        <script
          data-modules={modules.join(" ")}
          data-faces={faces}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own file; its hash is in the CSP
          dangerouslySetInnerHTML={{ __html: begin }}
        />
      }
    >
      <StaticRouter location={address}>
        <App />
      </StaticRouter>
    </Document>,
    {
      onError: (error) => void failures.push(error),
      // Everything where it belongs: React would send a large part behind the rest, for its script to put in place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await new Response(prelude).text();
  // A page that failed halfway must not be published as if it were whole.
  if (failures.length > 0) throw failures[0];
  return html;
}
