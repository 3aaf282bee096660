import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { BrowserRouter } from "react-router";
import { localePath } from "#content/site.yaml";
import { pathInLocale } from "#shared/pages.ts";
import { App } from "./App.tsx";
import { snapshotControls } from "./before-hydration.ts";
import { goBackWhenLoaded } from "./load-pages-ahead.ts";
import { loadPage } from "./pages.ts";
import { servedPath } from "./ui/browser.ts";

const page = (
  <>
    {/* In the place of the head: React makes its ids from places, and those of app/Document.tsx are in the page. */}
    {null}
    {/* A page whose script is here is rendered in one go: in the small slices of a transition it waits for a frame of the
        animations after each one, half a second on a slow phone. */}
    <BrowserRouter basename={pathInLocale(localePath, "/")} useTransitions={false}>
      <App />
    </BrowserRouter>
  </>
);

/**
 * Where an extension has removed or moved nodes, React fails to remove them and leaves an empty page: it is loaded again.
 * Only if the guest has acted on it: otherwise it might be loaded again and again.
 */
function onError(error: unknown) {
  reportError(error);
  const isNodeMissing = error instanceof DOMException && error.name === "NotFoundError";
  // Not `reload`: it would restore the broken page's fields, although their inquiry may have been sent.
  if (isNodeMissing && navigator.userActivation.hasBeenActive)
    location.replace(location.pathname + location.search);
}

/** Rejects if the page's script does not come: app/start.ts tries again at the guest's next action. */
export async function hydrate(): Promise<void> {
  await loadPage(servedPath(location.pathname));
  addEventListener("popstate", goBackWhenLoaded);
  snapshotControls();
  const site = document.getElementById("site") as HTMLElement;
  startTransition(() => void hydrateRoot(site, page, { onCaughtError: onError, onUncaughtError: onError }));
}
