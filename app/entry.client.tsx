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
     * Repeats the guest's last tap before hydration, on the element itself or on its replacement. Set by
     * app/inline/replay-early-taps.ts and deleted after hydration, which tests wait for.
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
 * If an extension has removed or moved nodes, React cannot remove them and leaves an empty page, which is loaded again. Only
 * after the guest has interacted with it, to avoid an endless loop.
 */
function onError(error: unknown) {
  reportError(error);
  const isNodeMissing = error instanceof DOMException && error.name === "NotFoundError";
  // Not by `reload`, which restores the fields of the form, although their inquiry may have been sent.
  if (isNodeMissing && navigator.userActivation.hasBeenActive)
    replaceDocument(location.pathname + location.search);
}

/** Resolves when the page is hydrated. Rejects if its script cannot be loaded; app/start.ts then tries again. */
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
  hydrateRoot(site, <Site onHydrated={onHydrated} />, { onCaughtError: onError, onUncaughtError: onError });
}
