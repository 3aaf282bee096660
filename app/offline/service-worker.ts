import type { OfflineBuild } from "#shared/offline-build.ts";
import { isRightAnswer } from "./right-answer.ts";
import type { FetchEvent, WorkerScope } from "./worker-types.ts";

declare const __OFFLINE__: OfflineBuild;
const { version, assets, pages, answer, answerPolicy } = __OFFLINE__;
const worker = self as unknown as WorkerScope;

const assetsPrefix = "assets-";
const assetsCache = assetsPrefix + version;
const pagesCache = "pages";
const picturesCache = "pictures";
// When the network takes longer, the kept page is shown. The new one is kept for the next visit.
const patienceMs = 5000;
const mostPictures = 90;
/** Files of former builds, for tabs that still show them. Files that the new build has too are kept once. */
const mostFormerBuilds = 10;

worker.addEventListener("install", (event) => {
  event.waitUntil(prepare().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  // Without storage there is nothing to clean up, and pages need the worker all the same.
  event.waitUntil(worker.clients.claim().then(cleanUp));
});

worker.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keepVisited(event.data as string[]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Leave inquiries, other origins and parts of the film to the browser.
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("range")) return;
  if (request.mode === "navigate") event.respondWith(newestPage(event, pathname));
  else if (isPicture(pathname) || pathname.startsWith("/assets/")) {
    event.respondWith(keptOrFetched(event, pathname));
  }
});

/** Fetches the new files of this build and the current version of all kept pages. */
async function prepare(): Promise<void> {
  const cache = await caches.open(assetsCache);
  const kept = await caches.open(pagesCache);
  const paths = new Set([pages[0]?.[0] ?? "/"]);
  for (const { url } of await kept.keys()) {
    const { pathname } = new URL(url);
    if (isPage(pathname)) paths.add(pathname);
  }
  await Promise.all([
    ...assets.map(async (address) => {
      // A file with a hash in its name never changes: reuse the former build's.
      const response = (await keptAnswer(address)) ?? (await fetch(address));
      if (!isRightAnswer(address, response)) throw new Error(`${address} answered ${response.status}.`);
      await cache.put(address, response);
    }),
    ...[...paths].map(async (path) => {
      const response = await fetch(path, { cache: "no-cache" });
      if (isPageToKeep(path, response)) await kept.put(path, response);
      else if (response.status === 404) await kept.delete(path);
    }),
  ]);
}

async function cleanUp(): Promise<void> {
  const builds = (await caches.keys()).filter(
    (name) => name.startsWith(assetsPrefix) && name !== assetsCache,
  );
  const kept = await caches.open(pagesCache);
  const others = (await kept.keys()).filter(({ url }) => !isPage(new URL(url).pathname));
  await Promise.all([
    // The guest has gone over to another language, or the page is gone.
    ...others.map((page) => kept.delete(page)),
    ...builds.slice(0, -mostFormerBuilds).map((name) => caches.delete(name)),
    ...builds.slice(-mostFormerBuilds).map(async (name) => {
      const cache = await caches.open(name);
      await Promise.all(assets.map((address) => cache.delete(address)));
    }),
  ]);
}

/** The page from the network. If that is late, broken or fails: the kept page. */
async function newestPage(event: FetchEvent, path: string): Promise<Response> {
  // No navigation preload: where it fails, Firefox shows its own error instead of our answer.
  const network = fetch(event.request);
  event.waitUntil(
    network.then(
      (page) => (isPageToKeep(path, page) ? keep(pagesCache, path, page.clone()) : undefined),
      () => {}, // handled below
    ),
  );
  const kept = keptAnswer(path, pagesCache);
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs)).then(() => kept);
  try {
    const page = await Promise.race([network, late.then((keptPage) => keptPage ?? network)]);
    return isBroken(page) ? ((await kept) ?? page) : page;
  } catch {
    return (await kept) ?? offlineAnswer();
  }
}

/** True for a proxy's error page or something that is not HTML. Redirects (status 0 here) and our own 404 are right answers. */
function isBroken(page: Response): boolean {
  return page.status >= 500 || (page.status === 200 && !isRightAnswer("/", page));
}

function isPageToKeep(path: string, page: Response): boolean {
  return isRightAnswer(path, page) && !page.redirected && isPage(path);
}

/** Whether it is a page of this worker's language. */
function isPage(path: string): boolean {
  return pages.some(([known]) => known === path);
}

async function keptOrFetched(event: FetchEvent, path: string): Promise<Response> {
  const kept = await keptAnswer(event.request);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (isPicture(path) && isRightAnswer(path, response)) {
    event.waitUntil(keep(picturesCache, event.request, response.clone()));
  }
  return response;
}

/** Keeps a page and its pictures. The message from the page: its path, then the addresses of all files it has loaded. */
async function keepVisited([path = "/", ...addresses]: string[]): Promise<void> {
  const pictures = addresses.filter((address) => {
    const { origin, pathname } = new URL(address);
    return origin === location.origin && isPicture(pathname);
  });
  await Promise.all([
    keepFetched(pagesCache, path),
    ...pictures.map((href) => keepFetched(picturesCache, href)),
  ]);
  const cache = await caches.open(picturesCache);
  const kept = await cache.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - mostPictures)).map((oldest) => cache.delete(oldest)),
  );
}

async function keepFetched(cacheName: string, address: string): Promise<void> {
  if (await keptAnswer(address, cacheName)) return;
  const { pathname } = new URL(address, location.origin);
  const response = await fetch(address);
  const isToKeep = cacheName === pagesCache ? isPageToKeep : isRightAnswer;
  if (isToKeep(pathname, response)) await keep(cacheName, address, response);
}

/** Ignores errors (full devices, private windows, cleared storage): the answer came from the network and is shown anyway. */
async function keep(cacheName: string, request: Request | string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(request, response);
  } catch {}
}

/** The kept answer. Ignores those with a wrong type, which a former version of this worker may have kept. */
async function keptAnswer(request: Request | string, cacheName?: string): Promise<Response | undefined> {
  try {
    const kept = await caches.match(request, { ignoreVary: true, ...(cacheName && { cacheName }) });
    const { pathname } = new URL(typeof request === "string" ? request : request.url, location.origin);
    return kept && isRightAnswer(pathname, kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function isPicture(path: string): boolean {
  return path.startsWith("/pictures/") && /\.(avif|webp|svg|png|jpe?g)$/.test(path);
}

async function offlineAnswer(): Promise<Response> {
  const kept = await Promise.all(pages.map(([path]) => keptAnswer(path, pagesCache)));
  const links = pages.flatMap(([path, title], index) =>
    kept[index] ? `<li><a href="${path}">${title}</a></li>` : [],
  );
  return new Response(
    answer.replace("<!--kept-->", () => links.join("")),
    {
      status: 503,
      headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": answerPolicy },
    },
  );
}
