import { startTransition, useSyncExternalStore } from "react";
import { hydrateRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { replacementFor, snapshotControls } from "./before-hydration.ts";
import { currentLocation, interceptNavigations, replaceDocument, subscribe } from "./navigation.ts";
import { loadPage } from "./pages.ts";
import { LocationContext } from "./ui/location.ts";

declare global {
  interface Window {
    /**
     * Set by app/inline/replay-early-taps.ts until hydration: repeats the guest's last tap, on what is in its place now. Tests know
     * by it that a page is hydrated.
     */
    replayTap?: (replacementFor: (previous: Element) => Element) => void;
  }
}

function Site({ onHydrated }: { onHydrated: () => void }) {
  const location = useSyncExternalStore(subscribe, currentLocation, currentLocation);
  return (
    <LocationContext value={location}>
      <App onHydrated={onHydrated} />
    </LocationContext>
  );
}

/**
 * Where an extension has removed or moved nodes, React fails to remove them and leaves an empty page: it is loaded again.
 * Only if the guest has acted on it: otherwise it might be loaded again and again.
 */
function onError(error: unknown) {
  reportError(error);
  const isNodeMissing = error instanceof DOMException && error.name === "NotFoundError";
  // Not `reload`: it would restore the broken page's fields, although their inquiry may have been sent.
  if (isNodeMissing && navigator.userActivation.hasBeenActive)
    replaceDocument(location.pathname + location.search);
}

/** Resolves when the page is hydrated. Rejects if its script does not come: app/start.ts tries again. */
export async function hydrate(): Promise<void> {
  await loadPage(currentLocation().path);
  snapshotControls();
  await new Promise<void>((resolve) => startTransition(() => hydrateSite(resolve)));
  window.replayTap?.(replacementFor);
  delete window.replayTap;
  interceptNavigations();
}

function hydrateSite(onHydrated: () => void) {
  const site = document.getElementById("site") as HTMLElement;
  const page = (
    <>
      {/* In the place of the head: React makes its ids from places, and those of app/Document.tsx are in the page. */}
      {null}
      <Site onHydrated={onHydrated} />
    </>
  );
  hydrateRoot(site, page, { onCaughtError: onError, onUncaughtError: onError });
}
