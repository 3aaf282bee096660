import type { ReactNode } from "react";
import { direction, language } from "#content/editions.yaml";
import { resort } from "#content/resort.yaml";
import { berryOn } from "./season/berry.ts";
import { useResortDay } from "./season/resort-day.ts";

/**
 * The whole document. `head` and `end` are rendered only into the files: hydration leaves them as they are, so the
 * scripts need not contain them.
 */
export function Document({
  head,
  end,
  children,
}: {
  head?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  const berry = berryOn(useResortDay());
  return (
    // app/inline/restore-pause.ts sets an attribute here before hydration.
    <html
      lang={language}
      dir={direction}
      data-berry={resort.mark ? undefined : berry}
      suppressHydrationWarning
    >
      <head>{head}</head>
      <body>
        {children}
        {end}
      </body>
    </html>
  );
}
