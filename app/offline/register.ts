/**
 * Keeps the visited pages for reading without a network. Called when the page has nothing else to do; where the
 * browser refuses (private windows, an address without https) the site simply needs its network.
 */
export function registerOffline(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !import.meta.env.PROD) return;
  serviceWorker
    .register("/sw.js", { updateViaCache: "none" })
    .then(() => serviceWorker.ready)
    .then(({ active }) => {
      // The first page was loaded before there was a worker, and the next ones come without loading.
      const keep = () =>
        (serviceWorker.controller ?? active)?.postMessage([
          location.pathname,
          ...performance.getEntriesByType("resource").map(({ name }) => name),
        ]);
      keep();
      window.navigation?.addEventListener("navigatesuccess", keep);
    })
    .catch(() => {});
}
