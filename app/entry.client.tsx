import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { editionPath } from "#content/site.yaml";
import { addressIn } from "#shared/pages.ts";
import { App } from "./App.tsx";
import { Document } from "./Document.tsx";
// Imported so that the build emits the typefaces. The prerendered page names their files.
import "./styles/typefaces.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <Document>
      {/* A page whose script is here is rendered in one go: in the small slices of a transition it waits for a frame of the
          animations after each one, half a second on a slow phone. */}
      <BrowserRouter basename={addressIn(editionPath, "/")} useTransitions={false}>
        <App />
      </BrowserRouter>
    </Document>,
  );
});
