import type { ReactNode } from "react";

/**
 * The whole document. `head` and `end` are what the prerendered page carries besides its content: React leaves them
 * alone when it takes over, so that no page's script needs to know them.
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
  return (
    // The pause that a guest chose is set here before React comes: app/inline/restore-pause.ts.
    <html lang="en" suppressHydrationWarning>
      <head>{head}</head>
      <body>
        {children}
        {end}
      </body>
    </html>
  );
}
