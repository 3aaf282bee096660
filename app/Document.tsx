import type { ReactNode } from "react";
import * as resort from "#content/site.yaml";
import { language } from "#content/site.yaml";

/**
 * The whole document. `head` is rendered only into the files: hydration leaves it as it is, so the scripts need not
 * contain it.
 */
export function Document({ head, children }: { head?: ReactNode; children: ReactNode }) {
  return (
    // app/inline/before-paint.ts sets an attribute here before hydration.
    <html lang={language} data-own-logo={resort.logo ? "" : undefined} suppressHydrationWarning>
      <head>{head}</head>
      <body>{children}</body>
    </html>
  );
}
