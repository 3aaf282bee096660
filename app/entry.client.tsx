import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./App.tsx";
import { Document } from "./Document.tsx";
// Imported so that the build emits the typefaces. The prerendered page names their files.
import "./styles/typefaces.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <Document>
      {/* App.tsx decides which navigations are transitions. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </Document>,
  );
});
