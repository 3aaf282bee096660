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

test.describe("without a network", () => {
  test("a visited page and Contact stay readable, and any other page gets our own answer", async ({
    page,
  }) => {
    await visitAndKeep(page, "/Dining");
    await site.stop();
    await page.goto(site.address("/Dining"));
    await expect(page.getByRole("heading", { level: 1, name: "Dining" })).toBeVisible();
    await waitForHydration(page);
    await page.goto(site.address("/Contact"));
    await expect(page.getByRole("heading", { name: "How to reach us" })).toBeVisible();
    const answer = await page.goto(site.address("/Offers"));
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: "No network here" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Dining" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Contact" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Packages" })).toBeHidden();
    await expect(page.getByRole("link", { name: /^\+91/ }).first()).toBeVisible();
    await site.start();
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "No network here" })).toBeHidden();
    await expect(page).toHaveURL(site.address("/Offers"));
  });

  test("a page reached inside the site is kept as well", async ({ page }) => {
    await visitAndKeep(page, "/");
    await page.locator("header nav").first().getByRole("link", { name: "Packages" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Packages");
    await expect.poll(() => keptPages(page)).toContain("/Packages");
    await site.stop();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Packages");
  });
});

test.describe("with a network", () => {
  test("a new build replaces what is kept, and its page is shown at once", async ({ page }) => {
    await visitAndKeep(page, "/AboutUs");
    publish("/AboutUs", "Freshly built");
    await page.goto(site.address("/AboutUs"));
    await expect(page.locator("html")).toHaveAttribute("data-build", "Freshly built");
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain("assets-freshbuild");
    // Pages that are kept but not open are renewed, too.
    await expect.poll(() => buildKept(page, "/AboutUs")).toBe("Freshly built");
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

  test("no answer of the service is kept, and files with a hash are not requested again", async ({
    page,
  }) => {
    await visitAndKeep(page, "/Contact");
    site.asked.length = 0;
    await page.evaluate(() => fetch("/api/v1.0/email/send").catch(() => {}));
    await page.reload();
    await waitForHydration(page);
    const kept = await page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => path.startsWith("/api/"))).toEqual([]);
    expect(site.asked).toContain("GET /Contact");
    expect(site.asked.filter((line) => line.startsWith("GET /assets/"))).toEqual([]);
  });
});

test.describe("when nothing can be stored", () => {
  const full = 'Cache.prototype.put = async () => { throw new DOMException("", "QuotaExceededError"); };';
  for (const [what, code] of [
    ["the device is full", full],
    ["keeping never ends", "Cache.prototype.put = () => new Promise(() => {});"],
    [
      "the storage is cleared, or a private window has none",
      'for (const name of ["open", "match"]) CacheStorage.prototype[name] = async () => { throw new DOMException("", "UnknownError"); };',
    ],
  ] as const) {
    test(`because ${what}, pages from the network are still shown${code === full ? "" : " @long"}`, async ({
      page,
    }) => {
      inWorker(`addEventListener("activate", () => { ${code} });`);
      await page.goto(site.address("/Contact"));
      await waitForHydration(page);
      await page.waitForFunction(() => navigator.serviceWorker.controller);
      site.asked.length = 0;
      await page.goto(site.address("/Dining"));
      await waitForHydration(page);
      await expectPictures(page);
      expect(site.asked.filter((line) => line.startsWith("GET /pictures/"))).not.toEqual([]);
      await page.locator("header nav").first().getByRole("link", { name: "Packages" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Packages");
      await expectPictures(page);
    });
  }
});

test.describe("with a proxy in between", () => {
  const signIn = "<!doctype html><title>Sign in to the network</title>";

  for (const [what, answers] of [
    [
      "a proxy's 502, 503 or 504",
      [502, 503, 504].map((status) => ({ status, type: "text/html", body: "<h1>Bad Gateway</h1>" })),
    ],
    ["something that is no page @long", [{ status: 200, type: "application/json", body: "{}" }]],
  ] as const) {
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
  }

  test("for what is not kept, the guest gets the network's answer; a 404 stays a 404", async ({ page }) => {
    await visitAndKeep(page, "/AboutUs");
    site.instead.set("/Offers", { status: 502, type: "text/html", body: "<h1>Bad Gateway</h1>" });
    expect((await page.goto(site.address("/Offers")))?.status()).toBe(502);
    site.instead.set("/AboutUs", { status: 404, type: "text/html", body: "<h1>Gone</h1>" });
    expect((await page.goto(site.address("/AboutUs")))?.status()).toBe(404);
  });

  test("a page in place of a picture is never kept @long", async ({ page }) => {
    await visitAndKeep(page, "/Dining");
    const path = await keptFile(page, "pictures", /./);
    await page.evaluate(async (address) => (await caches.open("pictures")).delete(address), path);
    site.instead.set(path, { status: 200, type: "text/html", body: signIn });
    expect(await typeOf(page, path)).toContain("text/html");
    site.instead.clear();
    expect(await typeOf(page, path)).toMatch(/^image/);
    await expect.poll(() => keptType(page, path)).toMatch(/^image/);
  });

  test("nor served if a former version has kept it @long", async ({ page }) => {
    await visitAndKeep(page, "/Dining");
    const assets = await page.evaluate(async () =>
      (await caches.keys()).find((name) => name.startsWith("assets-")),
    );
    for (const [cache, name] of [
      ["pictures", /./],
      [assets ?? "", /\.js$/],
    ] as const) {
      const path = await keptFile(page, cache, name);
      await page.evaluate(
        async ([name, address, body]) => {
          const headers = { "Content-Type": "text/html" };
          await (await caches.open(name)).put(address, new Response(body, { headers }));
        },
        [cache, path, signIn] as const,
      );
      expect(await typeOf(page, path)).not.toContain("html");
    }
  });

  test("a service worker whose script is an HTML page is not used @long", async ({ page }) => {
    await visitAndKeep(page, "/Dining");
    const builds = await page.evaluate(() => caches.keys());
    const script = "/assets/never-seen.js";
    site.instead.set(script, { status: 200, type: "text/html", body: signIn });
    await update(page, (code) => code.replace(/\/assets\/[\w-]+\.js/, script));
    expect(await keptType(page, script)).toBe("");
    await site.stop();
    await page.goto(site.address("/Dining"));
    await waitForHydration(page);
    expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(builds));
  });
});

test("a page that stays open can load its scripts after many builds @long", async ({ page }) => {
  test.slow();
  await visitAndKeep(page, "/Contact");
  // Scripts that are still on their way are not missing.
  await page.waitForLoadState("networkidle");
  const gone = await page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await (await caches.open(names.find((name) => name.startsWith("assets-")) ?? "")).keys();
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    return kept
      .filter(({ url }) => url.endsWith(".js") && !loaded.includes(url))
      .map(({ url }) => new URL(url).pathname);
  });
  expect(gone).not.toEqual([]);
  site.asked.length = 0;
  for (const path of gone) site.instead.set(path, { status: 404, type: "text/plain", body: "" });
  for (let build = 1; build <= 4; build += 1) {
    await update(page, (code) => {
      const fresh = code.replace(/version:[`"'][\w-]+[`"']/, `version:"build${build}"`);
      return gone.reduce((text, path) => text.replaceAll(path, "/icon.svg"), fresh);
    });
    expect(await page.evaluate(() => caches.keys())).toContain(`assets-build${build}`);
  }
  await page.locator("header nav").first().getByRole("link", { name: "Packages" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Packages");
  expect(site.asked.filter((line) => gone.some((path) => line.endsWith(path)))).toEqual([]);
  // Files that later builds also have are kept once.
  const former = await page.evaluate(async () => {
    const names = await caches.keys();
    const oldest = await caches.open(names.find((name) => name.startsWith("assets-")) ?? "");
    return (await oldest.keys()).map(({ url }) => new URL(url).pathname);
  });
  expect(former.sort()).toEqual(gone.sort());
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

async function expectPictures(page: Page) {
  const pictures = page.locator("main img");
  await pictures.first().scrollIntoViewIfNeeded();
  await expect
    .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
    .toBeGreaterThan(0);
}

/** The address of a file in this page's caches. */
async function keptFile(page: Page, cache: string, named: RegExp): Promise<string> {
  let found: string | undefined;
  const find = async () => {
    const addresses = await page.evaluate(
      async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      cache,
    );
    found = addresses.find((path) => named.test(path));
    return found;
  };
  await expect.poll(find).toBeTruthy();
  return found ?? "";
}

/** The type of the worker's answer for an address. */
const typeOf = (page: Page, path: string) =>
  page.evaluate(
    async (address) => (await fetch(address, { cache: "no-store" })).headers.get("Content-Type"),
    path,
  );

const keptType = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address))?.headers.get("Content-Type") ?? "", path);

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
