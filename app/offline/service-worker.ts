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

/** Pictures are kept with the assets until the next build. */
const filesCache = `assets-${version}`;
const pagesCache = "pages";
// When the network takes longer, the kept page is shown. The new one is kept for the next visit.
const patienceMs = 5000;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
/** A page sends its path, and those of the pictures that it loaded before this worker controlled it. */
self.addEventListener("message", (event) => event.waitUntil(keepVisited(event.data)));
self.addEventListener("fetch", (event) => {
  const { method, mode, headers, url } = event.request;
  const { origin, pathname } = new URL(url);
  // Leave inquiries, other origins and parts of the film to the browser.
  if (method !== "GET" || origin !== location.origin || headers.has("range")) return;
  if (mode === "navigate") event.respondWith(newestPage(event, pathname));
  else if (isFile(pathname)) event.respondWith(keptOrFetched(event, pathname));
});

/** Fetches the files of this build, and the kept pages again. Rejects if one of the files cannot be kept. */
async function install(): Promise<void> {
  const former = await (await caches.open(pagesCache)).keys();
  const renewed = new Set([contact, offline, ...former.map(({ url }) => new URL(url).pathname)]);
  await Promise.all([...renewed].map(fetchAndKeep));
  const areKept = await Promise.all(assets.map(fetchAndKeep));
  if (areKept.includes(false)) throw new Error("The files of this build cannot be kept.");
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.clients.claim();
  for (const name of await caches.keys())
    if (name !== filesCache && name !== pagesCache) await caches.delete(name);
}

async function keepVisited(paths: string[]): Promise<void> {
  for (const path of paths) if (!(await keptAnswer(path))) await fetchAndKeep(path);
}

/** The page from the network. If that is late, broken or fails: the kept page, or the page about that. */
async function newestPage(event: WorkerEvent, path: string): Promise<Response> {
  const network = fetch(event.request);
  event.waitUntil(network.then((page) => keep(path, page.clone())).catch(() => {}));
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
  event.waitUntil(keep(path, response.clone()));
  return response;
}

const keptAnswer = (path: string) => caches.match(path, { ignoreVary: true }).catch(() => undefined);

const fetchAndKeep = async (path: string) => keep(path, await fetch(path));

/** Returns whether it is kept. On a full device and in private windows it is not, and is shown anyway. */
async function keep(path: string, response: Response): Promise<boolean> {
  if (!isRight(path, response) || !(isFile(path) || pages.includes(path))) return false;
  try {
    const cache = await caches.open(isFile(path) ? filesCache : pagesCache);
    await cache.put(path, response);
    return true;
  } catch {
    return false;
  }
}

const isFile = (path: string) => /^\/(assets|pictures)\//.test(path);

/** Whether it is the file of that address, and not the sign-in page of a network, which answers every address. */
function isRight(path: string, { status, redirected, headers }: Response): boolean {
  const isPage = headers.get("Content-Type")?.startsWith("text/html") ?? false;
  return status === 200 && !redirected && isPage !== isFile(path);
}
