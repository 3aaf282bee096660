import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { serveCopy } from "./own-site.ts";
import { waitForHydration } from "./visit.ts";

// The copy's server has another port than fixtures.ts expects, and is stopped on purpose.
test.use({
  serviceWorkers: "allow",
  expectedErrors: [/third party: http:\/\/localhost|Failed to load resource|net::ERR/],
});

let site: Awaited<ReturnType<typeof serveCopy>>;
test.beforeEach(async () => {
  site = await serveCopy();
});
test.afterEach(async () => {
  await site.stop();
  site.remove();
});

test("a visited page and Contact stay readable; instead of another page comes one with the telephones", async ({
  page,
}) => {
  await visitAndKeep(page, "/Dining");
  await site.stop();
  await page.goto(site.address("/Dining"));
  await expect(page.getByRole("heading", { level: 1, name: "Dining" })).toBeVisible();
  await waitForHydration(page);
  await page.goto(site.address("/Offers"));
  await expect(page.getByRole("heading", { level: 1, name: "No network here" })).toBeVisible();
  await waitForHydration(page);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: /^\+91/ }).first()).toBeVisible();
  await main.getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("textbox", { name: /Message/ })).toBeEditable();
  await page.goBack();
  await site.start();
  await main.getByRole("link", { name: "Try again" }).click();
  await expect(page).toHaveURL(site.address("/Offers"));
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("No network here");
});

test("a page reached inside the site is kept as well", async ({ page }) => {
  await visitAndKeep(page, "/");
  await page.locator("header nav").first().getByRole("link", { name: "Packages" }).click();
  await expect.poll(() => keptPages(page)).toContain("/Packages");
  await site.stop();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Packages");
});

test("a new build replaces what is kept, and its page is shown at once", async ({ page }) => {
  await visitAndKeep(page, "/AboutUs");
  publish("/AboutUs", "Freshly built");
  await page.goto(site.address("/AboutUs"));
  await expect(page.locator("html")).toHaveAttribute("data-build", "Freshly built");
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain("assets-freshbuild");
  // Pages that are kept but not open are renewed, too.
  publish("/Contact", "Renewed");
  await update(page, (code) => code.replace("freshbuild", "nextbuild"));
  expect(await buildKept(page, "/Contact")).toBe("Renewed");
  await site.stop();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-build", "Freshly built");
});

test("a slow answer is awaited; after five seconds the kept copy is shown @long", async ({ page }) => {
  test.slow();
  await visitAndKeep(page, "/AboutUs");
  publish("/AboutUs", "Late but new");
  site.slowDown(2000);
  await page.goto(site.address("/AboutUs"));
  await expect(page.locator("html")).toHaveAttribute("data-build", "Late but new");
  await expect.poll(() => buildKept(page, "/AboutUs")).toBe("Late but new");
  publish("/AboutUs", "Too late");
  site.slowDown(20_000);
  await page.goto(site.address("/AboutUs"));
  await expect(page.locator("html")).toHaveAttribute("data-build", "Late but new");
});

test("no answer of the service is kept, and files with a hash are not requested again", async ({ page }) => {
  await visitAndKeep(page, "/Contact");
  site.asked.length = 0;
  await page.evaluate(() => fetch("/api/v1.0/email/send").catch(() => {}));
  await page.reload();
  await waitForHydration(page);
  expect((await keptFiles(page)).filter((path) => path.startsWith("/api/"))).toEqual([]);
  expect(site.asked).toContain("GET /Contact");
  expect(site.asked.filter((line) => line.startsWith("GET /assets/"))).toEqual([]);
});

for (const [what, code] of [
  [
    "the device is full",
    'Cache.prototype.put = async () => { throw new DOMException("", "QuotaExceededError"); };',
  ],
  ["keeping never ends @long", "Cache.prototype.put = () => new Promise(() => {});"],
  [
    "a private window keeps nothing @long",
    'for (const name of ["open", "match"]) CacheStorage.prototype[name] = async () => { throw new DOMException("", "UnknownError"); };',
  ],
] as const)
  test(`pages and pictures from the network are shown where ${what}`, async ({ page }) => {
    inWorker(`addEventListener("activate", () => { ${code} });`);
    await page.goto(site.address("/Contact"));
    await waitForHydration(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await page.goto(site.address("/Dining"));
    await waitForHydration(page);
    const picture = page.locator("main img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  });

for (const [what, answers] of [
  ["a proxy's error page", [502, 504].map((status) => ({ status, type: "text/html", body: "<h1>Bad</h1>" }))],
  ["something that is no page @long", [{ status: 200, type: "application/json", body: "{}" }]],
] as const)
  test(`${what} neither hides nor replaces a kept page`, async ({ page }) => {
    await visitAndKeep(page, "/AboutUs");
    // Twice, because the first time could have changed the kept copy.
    for (const answer of answers.flatMap((each) => [each, each])) {
      site.instead.set("/AboutUs", answer);
      const shown = await page.goto(site.address("/AboutUs"));
      expect(shown?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("About");
    }
    site.instead.clear();
    publish("/AboutUs", "Repaired");
    await page.goto(site.address("/AboutUs"));
    await expect(page.locator("html")).toHaveAttribute("data-build", "Repaired");
  });

test("for what is not kept, the guest gets the network's answer; a 404 stays a 404", async ({ page }) => {
  await visitAndKeep(page, "/AboutUs");
  site.instead.set("/Offers", { status: 502, type: "text/html", body: "<h1>Bad Gateway</h1>" });
  expect((await page.goto(site.address("/Offers")))?.status()).toBe(502);
  site.instead.set("/AboutUs", { status: 404, type: "text/html", body: "<h1>Gone</h1>" });
  expect((await page.goto(site.address("/AboutUs")))?.status()).toBe(404);
});

test("a network's sign-in page is kept neither as a picture nor as a script of a new build @long", async ({
  page,
}) => {
  const signIn = { status: 200, type: "text/html", body: "<!doctype html><title>Sign in</title>" };
  await visitAndKeep(page, "/Dining");
  const builds = await page.evaluate(() => caches.keys());
  site.instead.set("/pictures/never-seen.webp", signIn);
  await page.evaluate(() => fetch("/pictures/never-seen.webp"));
  site.instead.set("/assets/never-seen.js", signIn);
  await update(page, (code) => code.replace(/\/assets\/[\w-]+\.js/, "/assets/never-seen.js"));
  expect((await keptFiles(page)).filter((path) => path.includes("never-seen"))).toEqual([]);
  await site.stop();
  await page.goto(site.address("/Dining"));
  await waitForHydration(page);
  expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(builds));
});

/** Publishes another service worker and waits until it is active or rejected. */
async function update(page: Page, change: (code: string) => string) {
  const file = join(site.folder, "client/sw.js");
  writeFileSync(file, change(readFileSync(file, "utf8")));
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const worker = registration.installing ?? registration.waiting ?? registration.active;
    while (worker && !["activated", "redundant"].includes(worker.state)) {
      await new Promise((resolve) => worker.addEventListener("statechange", resolve, { once: true }));
    }
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

/** Adds a line at the beginning of the worker. */
function inWorker(code: string) {
  const file = join(site.folder, "client/sw.js");
  writeFileSync(file, code + readFileSync(file, "utf8"));
}

async function visitAndKeep(page: Page, path: string) {
  await page.goto(site.address(path));
  await waitForHydration(page);
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining([path, "/Contact"]));
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}

function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await (await caches.open("pages")).keys()).map(({ url }) => new URL(url).pathname),
  );
}

function buildKept(page: Page, path: string): Promise<string> {
  return page.evaluate(async (address) => {
    const kept = await caches.match(address, { cacheName: "pages" });
    return /data-build="([^"]*)"/.exec((await kept?.text()) ?? "")?.[1] ?? "";
  }, path);
}

/** Simulates a new build: changed pages, and a service worker with another version. */
function publish(path: string, build: string) {
  const file = join(site.folder, "client", path, "index.html");
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(/<html( data-build="[^"]*")?/, `<html data-build="${build}"`),
  );
  const worker = join(site.folder, "client/sw.js");
  writeFileSync(
    worker,
    readFileSync(worker, "utf8").replace(/version:[`"'][\w-]+[`"']/, 'version:"freshbuild"'),
  );
}
