import type { OfflineBuild, WorkerScope } from "./worker-types.ts";

declare const __OFFLINE__: OfflineBuild;
const { version, assets, pages, answer, answerPolicy } = __OFFLINE__;
const worker = self as unknown as WorkerScope;

const assetsCache = `assets-${version}`;
const pagesCache = "pages";
const picturesCache = "pictures";
// A page that takes longer than this on a mountain road is shown as it was kept; the new one is kept for next time.
const patienceMs = 5000;
const mostPictures = 90;

worker.addEventListener("install", (event) => {
  event.waitUntil(prepare().then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(cleanUp().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
  if (Array.isArray(event.data)) event.waitUntil(keep(event.data as string[]));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Inquiries, other origins and pieces of the film are nobody's business here.
  if (request.method !== "GET" || origin !== location.origin || request.headers.has("range")) return;
  if (request.mode === "navigate") {
    const network = Promise.resolve(event.preloadResponse).then((early) => early ?? fetch(request));
    event.waitUntil(network.then((page) => keepPage(pathname, page.clone())).catch(() => {}));
    event.respondWith(newestPage(pathname, network));
  } else if (pathname.startsWith("/assets/")) {
    event.respondWith(keptOrFetched(request));
  } else if (isPicture(pathname)) {
    event.respondWith(keptOrFetched(request, picturesCache));
  }
});

/** Fetches what is new in this build, and the pages the guest has kept, as they are now. */
async function prepare(): Promise<void> {
  const cache = await caches.open(assetsCache);
  const kept = await caches.open(pagesCache);
  const paths = new Set([pages[0]?.[0] ?? "/"]);
  for (const { url } of await kept.keys()) paths.add(new URL(url).pathname);
  await Promise.all([
    ...assets.map(async (address) => {
      // An address with a hash never changes: what the last build left is good.
      const response = (await caches.match(address)) ?? (await fetch(address));
      if (response.ok) await cache.put(address, response);
      else throw new Error(`${address} answered ${response.status}.`);
    }),
    ...[...paths].map(async (path) => {
      const response = await fetch(path, { cache: "no-cache" });
      if (response.ok) await keepPage(path, response);
      else await kept.delete(path);
    }),
  ]);
}

/** Keeps one build back, for tabs that still show it. */
async function cleanUp(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith("assets-") && name !== assetsCache);
  await Promise.all(builds.slice(0, -1).map((name) => caches.delete(name)));
  // Lets the page's request start together with the worker instead of after it.
  await worker.registration.navigationPreload?.enable();
}

async function newestPage(path: string, network: Promise<Response>): Promise<Response> {
  const kept = await caches.match(path, { cacheName: pagesCache });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  try {
    return (await Promise.race(kept ? [network, late] : [network])) ?? kept ?? (await network);
  } catch {
    return kept ?? offlineAnswer();
  }
}

async function keepPage(path: string, page: Response): Promise<void> {
  if (page.status !== 200 || page.redirected || !pages.some(([known]) => known === path)) return;
  const cache = await caches.open(pagesCache);
  await cache.put(path, page);
}

/** The page's own message: its path, then the addresses of all it has loaded. */
async function keep([path = "/", ...addresses]: string[]): Promise<void> {
  if (!(await caches.match(path, { cacheName: pagesCache }))) await keepPage(path, await fetch(path));
  const pictures = addresses
    .map((address) => new URL(address))
    .filter(({ origin }) => origin === location.origin);
  await Promise.all(
    pictures
      .filter(({ pathname }) => isPicture(pathname))
      .map(({ href }) => keptOrFetched(new Request(href), picturesCache)),
  );
  const cache = await caches.open(picturesCache);
  const kept = await cache.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - mostPictures)).map((oldest) => cache.delete(oldest)),
  );
}

async function keptOrFetched(request: Request, cacheName?: string): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  if (cacheName && response.status === 200) {
    const cache = await caches.open(cacheName);
    await cache.put(request, response.clone());
  }
  return response;
}

function isPicture(path: string): boolean {
  return path.startsWith("/pictures/") && /\.(avif|webp|svg|png|jpe?g)$/.test(path);
}

async function offlineAnswer(): Promise<Response> {
  const cache = await caches.open(pagesCache);
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const links = pages
    .filter(([path]) => paths.includes(path))
    .map(([path, title]) => `<li><a href="${path}">${title}</a></li>`);
  return new Response(
    answer.replace("<!--kept-->", () => links.join("")),
    {
      status: 503,
      headers: { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": answerPolicy },
    },
  );
}
