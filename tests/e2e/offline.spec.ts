import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "@playwright/test";
import offers from "#words/offers.json" with { type: "json" };
import { expect, test } from "./fixtures.ts";
import { waitForHydration } from "./visit.ts";

// The proxy has another port than fixtures.ts expects, and is stopped on purpose.
test.use({
  serviceWorkers: "allow",
  expectedErrors: [/third party: http:\/\/localhost|Failed to load resource|net::ERR/],
});

let site: Awaited<ReturnType<typeof startProxy>>;
test.beforeEach(async () => {
  site = await startProxy();
});
test.afterEach(() => site.stop());

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const open = (page: Page, path: string) => page.goto(site.address(path));

test("without a network visited pages are shown", async ({ page }) => {
  await visitAndKeep(page, "/Dining");
  await page.locator("header nav").first().getByRole("link", { name: "Packages" }).click();
  await expect.poll(() => keptFiles(page)).toContain("/Packages");
  await site.stop();
  await page.reload();
  await expect(heading(page)).toHaveText("Our Packages");
  await open(page, "/Dining");
  await expect(heading(page)).toHaveText("Dining");
  await waitForHydration(page);
});

test("without a network other pages have the telephones, Contact, and a link that tries again", async ({
  page,
}) => {
  await visitAndKeep(page, "/Dining");
  await site.stop();
  await open(page, "/Offers");
  await expect(heading(page)).toHaveText("No network here");
  await waitForHydration(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^\+91/ }).first()).toBeVisible();
  await main.getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("textbox", { name: /Message/ })).toBeEditable();
  await open(page, "/Offers");
  await site.start();
  // Also before hydration.
  await main.getByRole("link", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText(offers.heading);
});

test("a new build is shown at once, and replaces what is kept @long", async ({ page }) => {
  await visitAndKeep(page, "/AboutUs");
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage(["/Dining"]));
  await expect.poll(() => keptFiles(page)).toContain("/Dining");
  publish("/AboutUs", "Freshly built");
  await open(page, "/AboutUs");
  await expectBuild(page, "Freshly built");
  // Active, or the browser would take the next build's update for this one's.
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).sort()))
    .toEqual(["assets-freshbuild", "pages"]);
  // Pages that are kept but not open are renewed, too.
  for (const path of ["/Contact", "/Dining"]) publish(path, "Renewed");
  await update(page, (code) => code.replace("freshbuild", "nextbuild"));
  for (const path of ["/Contact", "/Dining"]) await expect.poll(() => buildKept(page, path)).toBe("Renewed");
  await site.stop();
  await page.reload();
  await expectBuild(page, "Freshly built");
});

test("a kept page is shown for a proxy's error, not for a 404 @long", async ({ page }) => {
  await visitAndKeep(page, "/AboutUs");
  const bad = { status: 502, type: "text/html", body: "<h1>Bad Gateway</h1>" };
  // Twice, because the first time could have changed the kept copy.
  for (const answer of [bad, bad, { status: 200, type: "application/json", body: "{}" }]) {
    site.instead.set("/AboutUs", answer);
    expect((await open(page, "/AboutUs"))?.status()).toBe(200);
    await expect(heading(page)).toContainText("About");
  }
  site.instead.set("/Offers", bad);
  expect((await open(page, "/Offers"))?.status()).toBe(502);
  site.instead.clear();
  publish("/AboutUs", "Repaired");
  await open(page, "/AboutUs");
  await expectBuild(page, "Repaired");
  site.instead.set("/AboutUs", { ...bad, status: 404 });
  expect((await open(page, "/AboutUs"))?.status()).toBe(404);
});

test("a kept page is shown when the network takes more than five seconds @long", async ({ page }) => {
  test.slow();
  await visitAndKeep(page, "/AboutUs");
  publish("/AboutUs", "Late but new");
  site.delayMs = 2000;
  await open(page, "/AboutUs");
  await expectBuild(page, "Late but new");
  await expect.poll(() => buildKept(page, "/AboutUs")).toBe("Late but new");
  publish("/AboutUs", "Too late");
  site.delayMs = 20_000;
  await open(page, "/AboutUs");
  await expectBuild(page, "Late but new");
});

test("hashed files that are kept are not requested again, and no answer of the service is kept @long", async ({
  page,
}) => {
  await visitAndKeep(page, "/Contact");
  site.asked.length = 0;
  await page.evaluate(() => fetch("/api/v1.0/email/send").catch(() => {}));
  // A film is asked for in parts: none of them is its file, and a kept file answers none of them.
  const kept = (await keptFiles(page)).find((path) => path.startsWith("/assets/")) ?? "";
  await page.evaluate((path) => fetch(path, { cache: "no-store", headers: { Range: "bytes=0-1" } }), kept);
  expect(site.asked.filter((line) => line.startsWith("GET /assets/"))).toEqual([`GET ${kept}`]);
  site.asked.length = 0;
  await page.reload();
  await waitForHydration(page);
  expect((await keptFiles(page)).filter((path) => path.startsWith("/api/"))).toEqual([]);
  expect(site.asked).toContain("GET /Contact");
  expect(site.asked.filter((line) => line.startsWith("GET /assets/"))).toEqual([]);
});

test("the sign-in page of a network, which answers every address, is not kept @long", async ({ page }) => {
  await visitAndKeep(page, "/Contact");
  const builds = await page.evaluate(() => caches.keys());
  const signIn = { status: 200, type: "text/html", body: "<!doctype html><title>Sign in</title>" };
  site.instead.set("/pictures/never-seen.webp", signIn);
  await page.evaluate(() => fetch("/pictures/never-seen.webp"));
  site.instead.set("/assets/never-seen.js", signIn);
  await update(page, (code) => code.replace(/\/assets\/[\w-]+\.js/, "/assets/never-seen.js"));
  expect((await keptFiles(page)).filter((path) => path.includes("never-seen"))).toEqual([]);
  await site.stop();
  await page.reload();
  await waitForHydration(page);
  expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(builds));
});

test("pages and pictures from the network are shown where the device is full @long", async ({ page }) => {
  const full = 'Cache.prototype.put = async () => { throw new DOMException("", "QuotaExceededError"); };';
  site.edit("/sw.js", (worker) => `addEventListener("activate", () => { ${full} });${worker}`);
  await open(page, "/Contact");
  await waitForHydration(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await open(page, "/Dining");
  await waitForHydration(page);
  const picture = page.locator("main img").first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
});

/** Publishes another service worker and waits until it is active or rejected. */
async function update(page: Page, change: (code: string) => string) {
  site.edit("/sw.js", change);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    while (worker && !["activated", "redundant"].includes(worker.state))
      await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
  });
}

/** The paths of all that is kept. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url }) => new URL(url).pathname);
  });

async function visitAndKeep(page: Page, path: string) {
  await open(page, path);
  await waitForHydration(page);
  await expect.poll(() => keptFiles(page)).toEqual(expect.arrayContaining([path, "/Contact"]));
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

const expectBuild = (page: Page, build: string) =>
  expect(page.locator("html")).toHaveAttribute("data-build", build);

const buildKept = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const kept = await caches.match(address, { cacheName: "pages" });
    return /data-build="([^"]*)"/.exec((await kept?.text()) ?? "")?.[1] ?? "";
  }, path);

/** Simulates a new build: changed pages, and a service worker with another version. */
function publish(path: string, build: string) {
  site.edit(path, (html) => html.replace(/<html( data-build="[^"]*")?/, `<html data-build="${build}"`));
  site.edit("/sw.js", (code) => code.replace(/version:[`"'][\w-]+[`"']/, 'version:"freshbuild"'));
}

/** A proxy of the site that a test may change and stop: Chromium's offline switch spares service workers. */
async function startProxy() {
  const proxy = {
    asked: [] as string[],
    /** Answers that are not the site's, by path. */
    instead: new Map<string, { status: number; type: string; body: string }>(),
    /** How long each page takes. */
    delayMs: 0,
  };
  const edits = new Map<string, (text: string) => string>();
  let server: Server;
  let port = 0;

  async function answer({ method, url: path = "" }: IncomingMessage, response: ServerResponse) {
    proxy.asked.push(`${method} ${path}`);
    const other = proxy.instead.get(path);
    if (other) return response.writeHead(other.status, { "Content-Type": other.type }).end(other.body);
    const page = await fetch(process.env.TEST_SITE_ADDRESS + path);
    for (const name of ["content-type", "content-security-policy", "cache-control"])
      if (page.headers.has(name)) response.setHeader(name, page.headers.get(name) ?? "");
    // Hosts that choose among forms of a file say so. What is kept answers whatever the request accepts.
    response.setHeader("Vary", "Accept");
    // Otherwise the browser's own cache would answer in place of the service worker's.
    if (/^\/(assets|pictures)\//.test(path)) response.setHeader("Cache-Control", "no-store");
    const bytes = Buffer.from(await page.arrayBuffer());
    if (/html/.test(page.headers.get("content-type") ?? "")) await pause(proxy.delayMs);
    response.writeHead(page.status).end(edits.get(path)?.(bytes.toString()) ?? bytes);
  }

  async function start() {
    server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(port, resolve));
    port = (server.address() as AddressInfo).port;
  }
  await start();

  return Object.assign(proxy, {
    start,
    address: (path: string) => `http://localhost:${port}${path}`,
    /** Also what was edited before. */
    edit(path: string, change: (text: string) => string) {
      const former = edits.get(path);
      edits.set(path, (text) => change(former?.(text) ?? text));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
