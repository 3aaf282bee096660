import type { ReactNode } from "react";
import * as resort from "#content/site.yaml";
import { language } from "#content/site.yaml";

/**
 * The whole document, for the files alone. React hydrates `#site`: extensions add nodes of their own to head and body, and
 * React would then render the whole document anew, with an empty head.
 */
export function Document({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <html lang={language} data-own-logo={resort.logo ? "" : undefined}>
      <head>{head}</head>
      <body>
        <div id="site">{children}</div>
      </body>
    </html>
  );
}
