import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { editionPath } from "#content/site.yaml";
import { addressIn } from "#shared/pages.ts";
import { App } from "./App.tsx";
import { rememberPage } from "./before-hydration.ts";
import { goBackWhenLoaded } from "./load-pages-ahead.ts";
import { loadPage } from "./pages.ts";
import { givenAt } from "./ui/browser.ts";

const page = (
  <>
    {/* In the place of the head: React makes its ids from places, and those of app/Document.tsx are in the page. */}
    {null}
    {/* A page whose script is here is rendered in one go: in the small slices of a transition it waits for a frame of the
        animations after each one, half a second on a slow phone. */}
    <BrowserRouter basename={addressIn(editionPath, "/")} useTransitions={false}>
      <App />
    </BrowserRouter>
  </>
);

/** Rejects if the page's script does not come: app/start.ts tries again at the guest's next action. */
export async function hydrate(): Promise<void> {
  await loadPage(givenAt(location.pathname));
  addEventListener("popstate", goBackWhenLoaded);
  rememberPage();
  startTransition(() => void hydrateRoot(document.getElementById("site") as HTMLElement, page));
}
