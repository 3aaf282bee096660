import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { serveCopy } from "./own-site.ts";
import { takeOver } from "./visit.ts";

// The copy's server has another port than the one that fixtures.ts expects, and is stopped on purpose.
test.use({ expectedErrors: [/third party: http:\/\/localhost|Failed to load resource|net::ERR/] });

let site: Awaited<ReturnType<typeof serveCopy>>;
test.beforeEach(async () => {
  site = await serveCopy();
});
test.afterEach(async () => {
  await site.stop();
  site.remove();
});

test.describe("without a network", () => {
  test("a page visited once stays, the way to us stays, and any other gets an answer of ours", async ({
    page,
  }) => {
    await visitAndKeep(page, "/Dining");
    await site.stop();
    await page.goto(site.address("/Dining"));
    await expect(page.getByRole("heading", { level: 1, name: "Dining" })).toBeVisible();
    await takeOver(page);
    await page.goto(site.address("/Contact"));
    await expect(page.getByRole("heading", { name: "How to reach us" })).toBeVisible();
    const answer = await page.goto(site.address("/Offers"));
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1, name: "No network here" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Dining" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Contact" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Packages" })).toBeHidden();
    await expect(page.getByRole("link", { name: /^\+91/ }).first()).toBeVisible();
    await page.screenshot({ path: "test-results/offline-answer.png" });
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

  test("a slow answer is waited for, and only a far too slow one is replaced by what is kept", async ({
    page,
  }) => {
    test.slow();
    await visitAndKeep(page, "/AboutUs");
    publish("/AboutUs", "Late but new");
    site.slowDown(2000);
    await page.goto(site.address("/AboutUs"));
    await expect(page.locator("html")).toHaveAttribute("data-build", "Late but new");
    publish("/AboutUs", "Too late");
    site.slowDown(20_000);
    await page.goto(site.address("/AboutUs"));
    await expect(page.locator("html")).toHaveAttribute("data-build", "Late but new");
  });

  test("nothing of the service is kept, and files with a hash are not asked for again", async ({ page }) => {
    await visitAndKeep(page, "/Contact");
    site.asked.length = 0;
    await page.evaluate(() => fetch("/api/v1.0/email/send").catch(() => {}));
    await page.reload();
    await takeOver(page);
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

async function visitAndKeep(page: Page, path: string) {
  await page.goto(site.address(path));
  await takeOver(page);
  await expect
    .poll(() => keptPages(page), { timeout: 15_000 })
    .toEqual(expect.arrayContaining([path, "/Contact"]));
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

/** What a new build does: other pages, and a service worker with another version. */
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
