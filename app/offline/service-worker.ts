import type { OfflineBuild } from "#shared/offline-build.ts";

// TypeScript's own types (lib WebWorker) conflict with those of pages (lib DOM) in one project.
interface WorkerEvent extends Event {
  readonly request: Request;
  readonly data: string[];
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
}
declare const self: {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
};
declare const __OFFLINE__: OfflineBuild;
const { version, assets, pages, contact, offline } = __OFFLINE__;

const assetsCache = `assets-${version}`;
const [pagesCache, picturesCache] = ["pages", "pictures"] as const;
// When the network takes longer, the kept page is shown. The new one is kept for the next visit.
const patienceMs = 5000;
const mostPictures = 90;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
/** A page sends its path, and the addresses of what it loaded before this worker controlled it. */
self.addEventListener("message", (event) => event.waitUntil(keepVisited(event.data)));
self.addEventListener("fetch", (event) => {
  const { method, mode, headers, url } = event.request;
  const { origin, pathname } = new URL(url);
  // Leave inquiries, other origins and parts of the film to the browser.
  if (method !== "GET" || origin !== location.origin || headers.has("range")) return;
  if (mode === "navigate") event.respondWith(newestPage(event, pathname));
  else if (isFile(pathname)) event.respondWith(keptOrFetched(event, pathname));
});

/** Fetches the files of this build, and the kept pages again. Rejects if one of the files is not what it should be. */
async function install(): Promise<void> {
  const cache = await caches.open(assetsCache);
  const fetchAsset = async (address: string) => {
    const response = await fetch(address);
    if (!isRight(address, response)) throw new Error(`${address} answered ${response.status}.`);
    await cache.put(address, response);
  };
  const former = await (await caches.open(pagesCache)).keys();
  const kept = new Set([contact, offline, ...former.map(({ url }) => new URL(url).pathname)]);
  await Promise.all([...assets.map(fetchAsset), ...[...kept].map((path) => fetchAndKeep(pagesCache, path))]);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.clients.claim();
  for (const name of await caches.keys())
    if (name.startsWith("assets-") && name !== assetsCache) await caches.delete(name);
}

/** The page from the network. If that is late, broken or fails: the kept page, or the page about that. */
async function newestPage(event: WorkerEvent, path: string): Promise<Response> {
  const network = fetch(event.request);
  event.waitUntil(network.then((page) => keep(pagesCache, path, page.clone())).catch(() => {}));
  const kept = keptAnswer(path);
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs)).then(() => kept);
  const page = await Promise.race([network, late]).catch(() => undefined);
  // A proxy's error page, or something else than a page. Redirects (status 0 here) and our own 404 are right answers.
  const isBroken = page && (page.status >= 500 || (page.status === 200 && !isRight(path, page)));
  if (page && !isBroken) return page;
  return (await kept) ?? page ?? network.catch(() => leadTo(path));
}

const leadTo = (path: string) =>
  path === offline ? Response.error() : Response.redirect(`${offline}?to=${encodeURIComponent(path)}`);

async function keptOrFetched(event: WorkerEvent, path: string): Promise<Response> {
  const kept = await keptAnswer(path);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (path.startsWith("/pictures/")) event.waitUntil(keep(picturesCache, path, response.clone()));
  return response;
}

async function keepVisited([path = "/", ...addresses]: string[]): Promise<void> {
  const loaded = addresses.map((address) => new URL(address));
  const pictures = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/pictures\//.test(pathname),
  );
  const isNew = async (address: string) => !(await keptAnswer(address));
  if (await isNew(path)) await fetchAndKeep(pagesCache, path);
  for (const { pathname } of pictures) if (await isNew(pathname)) await fetchAndKeep(picturesCache, pathname);
  const cache = await caches.open(picturesCache);
  for (const oldest of (await cache.keys()).slice(0, -mostPictures)) await cache.delete(oldest);
}

const fetchAndKeep = async (cacheName: string, path: string) =>
  keep(cacheName, path, await fetch(path, { cache: "no-cache" }));

/** Ignores full devices and private windows: the answer came from the network and is shown anyway. */
async function keep(cacheName: string, path: string, response: Response): Promise<void> {
  if (!isRight(path, response) || (cacheName === pagesCache && !pages.includes(path))) return;
  await caches
    .open(cacheName)
    .then((cache) => cache.put(path, response))
    .catch(() => {});
}

const keptAnswer = (path: string) => caches.match(path, { ignoreVary: true }).catch(() => undefined);

const isFile = (path: string) => /^\/(assets|pictures)\//.test(path);

/** Whether it is the file of that address, and not the sign-in page of a network, which answers every address. */
function isRight(path: string, { status, redirected, headers }: Response): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return status === 200 && !redirected && isPage !== isFile(path);
}
