import { editionPath } from "#content/site.yaml";

/** The service worker keeps visited pages. Where the browser refuses it, as in private windows, a network is needed. */
export function registerOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD) return;
  serviceWorker
    .register(`/sw${editionPath && `-${editionPath}`}.js`, { updateViaCache: "none" })
    .then((registration) => {
      // The worker does not see the first page, loaded before it, nor pages opened without a load.
      // After a change of language the former edition's worker is active until it is idle.
      const keep = () =>
        (registration.installing ?? registration.waiting ?? registration.active)?.postMessage([
          location.pathname,
          ...loadedPictures(),
        ]);
      keep();
      window.navigation?.addEventListener("navigatesuccess", keep);
    })
    .catch(() => {});
}

function loadedPictures(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => path.startsWith("/pictures/"));
}
