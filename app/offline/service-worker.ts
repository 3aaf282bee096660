import type { OfflineBuild } from "#shared/offline-build.ts";

declare const self: ServiceWorkerGlobalScope;
declare const __OFFLINE__: OfflineBuild;
const { version, assets, pages, contact, offline } = __OFFLINE__;

/** Pictures are kept with the assets until the next build. */
const filesCache = `assets-${version}`;
const pagesCache = "pages";
// When the network takes longer, the kept page is shown. The new one is kept for the next visit.
const patienceMs = 5000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
/** A page sends its path, and those of the pictures that it loaded before this worker controlled it. */
self.addEventListener("message", (event) => {
  for (const path of event.data) event.waitUntil(keptOrFetched(event, path));
});
self.addEventListener("fetch", (event) => {
  const { method, mode, headers, url } = event.request;
  const { origin, pathname } = new URL(url);
  // Leave inquiries, other origins and parts of the film to the browser.
  if (method !== "GET" || origin !== location.origin || headers.has("range")) return;
  if (mode === "navigate") event.respondWith(newestPage(event, pathname));
  else if (isFile(pathname)) event.respondWith(keptOrFetched(event, event.request));
});

/** Fetches the files of this build, and the kept pages again. Rejects if one of them cannot be kept. */
async function install(): Promise<void> {
  const former = await (await caches.open(pagesCache)).keys();
  const formerPaths = former.map(({ url }) => new URL(url).pathname);
  const renewed = pages.filter((path) => [contact, offline, ...formerPaths].includes(path));
  await Promise.all([...assets, ...renewed].map(async (path) => keep(await fetch(path))));
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.clients.claim();
  for (const name of await caches.keys())
    if (name !== filesCache && name !== pagesCache) await caches.delete(name);
}

/** The page from the network. If that is late, broken or fails: the kept page, or the page about that. */
async function newestPage(event: FetchEvent, path: string): Promise<Response> {
  const network = fetchAndKeep(event, event.request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const page = await Promise.race([network, late]).catch(() => undefined);
  // A proxy's error page, or something else than a page. Redirects (status 0 here) and our own 404 are right answers.
  const isBroken = page && (page.status >= 500 || (page.status === 200 && !isRight(page)));
  if (page && !isBroken) return page;
  return (await findKept(path)) ?? network.catch(async () => (await findKept(offline)) ?? Response.error());
}

const keptOrFetched = async (event: ExtendableEvent, request: RequestInfo) =>
  (await findKept(request)) ?? fetchAndKeep(event, request);

function fetchAndKeep(event: ExtendableEvent, request: RequestInfo): Promise<Response> {
  const network = fetch(request);
  // What cannot be kept, on a full device for example, is shown anyway.
  event.waitUntil(network.then((response) => keep(response.clone())).catch(() => {}));
  return network;
}

const findKept = (request: RequestInfo) => caches.match(request, { ignoreVary: true }).catch(() => undefined);

async function keep(response: Response): Promise<void> {
  if (!isRight(response)) throw new Error(`Not a page or a file of this site: ${response.url}`);
  const { pathname } = new URL(response.url);
  const cache = await caches.open(isFile(pathname) ? filesCache : pagesCache);
  await cache.put(pathname, response);
}

const isFile = (path: string) => /^\/(assets|pictures)\//.test(path);

/** Whether it is what that address has, and not the sign-in page of a network, which answers every address. */
function isRight({ url, status, redirected, headers }: Response): boolean {
  if (status !== 200 || redirected) return false;
  const { pathname } = new URL(url);
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return isPage ? pages.includes(pathname) : isFile(pathname);
}
