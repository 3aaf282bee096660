import type { OfflineBuild } from "#shared/offline-build.ts";

declare const self: ServiceWorkerGlobalScope;
declare const __OFFLINE__: OfflineBuild;
const { version, assets, pages, contact, offline } = __OFFLINE__;

/** Pictures are cached with the assets until the next build. */
const filesCache = `assets-${version}`;
const pagesCache = "pages";
/** After this time the cached page is shown. The response is still cached for the next visit. */
const networkTimeoutMs = 5000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
// A page sends its path, and those of the pictures that it loaded before this worker controlled it.
self.addEventListener("message", (event) => {
  for (const path of event.data) event.waitUntil(cachedOrFetched(event, path));
});
self.addEventListener("fetch", (event) => {
  const { method, mode, headers, url } = event.request;
  const { origin, pathname } = new URL(url);
  // The browser handles inquiries, other origins, and range requests for the film.
  if (method !== "GET" || origin !== location.origin || headers.has("range")) return;
  if (mode === "navigate") event.respondWith(newestPage(event, pathname));
  else if (isFile(pathname)) event.respondWith(cachedOrFetched(event, event.request));
});

/** Caches the files of this build, and the cached pages again. Rejects if one of them cannot be cached. */
async function install(): Promise<void> {
  const cachedPages = await (await caches.open(pagesCache)).keys();
  const cachedPaths = cachedPages.map(({ url }) => new URL(url).pathname);
  const renewed = pages.filter((path) => [contact, offline, ...cachedPaths].includes(path));
  await Promise.all([...assets, ...renewed].map(async (path) => store(await fetch(path))));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.clients.claim();
  for (const name of await caches.keys())
    if (name !== filesCache && name !== pagesCache) await caches.delete(name);
}

/** The page from the network, or if that is slow, broken or unreachable, from the cache. If it is in neither, /Offline. */
async function newestPage(event: FetchEvent, path: string): Promise<Response> {
  const network = fetchAndCache(event, event.request);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));
  const page = await Promise.race([network, timeout]).catch(() => undefined);
  // A proxy's error or a captive portal. Redirects (status 0 here) and this site's own 404 are not broken.
  const isBroken = page && (page.status >= 500 || (page.status === 200 && !isOfThisSite(page)));
  if (page && !isBroken) return page;
  return (
    (await findCached(path)) ?? network.catch(async () => (await findCached(offline)) ?? Response.error())
  );
}

const cachedOrFetched = async (event: ExtendableEvent, request: RequestInfo) =>
  (await findCached(request)) ?? fetchAndCache(event, request);

function fetchAndCache(event: ExtendableEvent, request: RequestInfo): Promise<Response> {
  const network = fetch(request);
  // A response that cannot be cached, for example on a full device, is shown anyway.
  event.waitUntil(network.then((response) => store(response.clone())).catch(() => {}));
  return network;
}

const findCached = (request: RequestInfo) =>
  caches.match(request, { ignoreVary: true }).catch(() => undefined);

async function store(response: Response): Promise<void> {
  if (!isOfThisSite(response)) throw new Error(`Not a page or a file of this site: ${response.url}`);
  const { pathname } = new URL(response.url);
  const cache = await caches.open(isFile(pathname) ? filesCache : pagesCache);
  await cache.put(pathname, response);
}

const isFile = (path: string) => /^\/(assets|pictures)\//.test(path);

/** Whether the response is a page or file of this site, and not from a captive portal, which answers every URL. */
function isOfThisSite({ url, status, redirected, headers }: Response): boolean {
  if (status !== 200 || redirected) return false;
  const { pathname } = new URL(url);
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return isPage ? pages.includes(pathname) : isFile(pathname);
}
