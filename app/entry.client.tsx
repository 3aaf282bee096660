import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { editionPath } from "#content/site.yaml";
import { addressIn } from "#shared/pages.ts";
import { App } from "./App.tsx";
import { Document } from "./Document.tsx";
import { goBackWhenLoaded } from "./load-pages-ahead.ts";
import { loadPage } from "./pages.ts";

const page = (
  <Document>
    {/* A page whose script is here is rendered in one go: in the small slices of a transition it waits for a frame of the
        animations after each one, half a second on a slow phone. */}
    <BrowserRouter basename={addressIn(editionPath, "/")} useTransitions={false}>
      <App />
    </BrowserRouter>
  </Document>
);

loadPage(location.pathname).then(
  () => {
    addEventListener("popstate", goBackWhenLoaded);
    startTransition(() => void hydrateRoot(document, page));
  },
  // The page stays as the browser has loaded it: it can be read, and its links work.
  () => {},
);
