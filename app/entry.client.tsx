import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { editionPath } from "#content/editions.yaml";
import { addressIn } from "#shared/pages.ts";
import { App } from "./App.tsx";
import { Document } from "./Document.tsx";
// Imported so that the build emits the typefaces. The prerendered page names their files.
import "./styles/typefaces.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <Document>
      {/* App.tsx decides which navigations are transitions. */}
      <BrowserRouter basename={addressIn(editionPath, "/")} useTransitions={false}>
        <App />
      </BrowserRouter>
    </Document>,
  );
});
