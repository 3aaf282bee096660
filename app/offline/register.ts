import { localePath } from "#content/site.yaml";

/** The service worker keeps visited pages. Where the browser refuses it, as in private windows, a network is needed. */
export async function registerOffline(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    const registration = await navigator.serviceWorker.register(`/sw${localePath && `-${localePath}`}.js`, {
      updateViaCache: "none",
    });
    // The worker does not see the first page, loaded before it, nor pages opened without a load.
    // After a change of language the former locale's worker is active until it is idle.
    const keep = () =>
      (registration.installing ?? registration.waiting ?? registration.active)?.postMessage([
        location.pathname,
        ...loadedPictures(),
      ]);
    keep();
    window.navigation?.addEventListener("navigatesuccess", keep);
  } catch {
    // Browsers refuse it in different ways: there is none, reading it throws, or the worker is refused.
  }
}

function loadedPictures(): string[] {
  const paths = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return paths.filter((path) => path.startsWith("/pictures/"));
}
