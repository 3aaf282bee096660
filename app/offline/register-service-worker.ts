import { localePath } from "#content/site.yaml";

/** Registers the service worker, which caches visited pages. Without it, as in some private windows, pages need a network. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    const registration = await navigator.serviceWorker.register(`/sw${localePath && `-${localePath}`}.js`, {
      updateViaCache: "none",
    });
    // The worker sees neither the first page, which was loaded before it, nor pages that were opened without a load. After a
    // change of language, the previous locale's worker stays active until it is idle.
    const cacheCurrentPage = () =>
      (registration.installing ?? registration.waiting ?? registration.active)?.postMessage([
        location.pathname,
        ...loadedPictures(),
      ]);
    cacheCurrentPage();
    window.navigation?.addEventListener("navigatesuccess", cacheCurrentPage);
  } catch {
    // Browsers without service workers differ: the API is missing, reading it throws, or the registration is rejected.
  }
}

function loadedPictures(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => path.startsWith("/pictures/"));
}
