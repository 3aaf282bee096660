import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { App } from "./App.tsx";
import { Document } from "./Document.tsx";
// The build brings along the typefaces that the prerendered page names.
import "./styles/typefaces.ts";

startTransition(() => {
  hydrateRoot(
    document,
    <Document>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Document>,
  );
});
