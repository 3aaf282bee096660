import { localePath } from "#content/site.yaml";

/** Registers the service worker, which caches visited pages. Some private windows have none, and then pages need a network. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    const registration = await navigator.serviceWorker.register(`/sw${localePath && `-${localePath}`}.js`, {
      updateViaCache: "none",
    });
    // The worker does not see the first page, which was loaded before it, nor pages that are rendered without being loaded.
    // After a change of language, the previous locale's worker stays active for a while; this message goes to the new one.
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
