import type { Page } from "@playwright/test";
import inquiry from "#words/inquiry.json" with { type: "json" };
import lightbox from "#words/lightbox.json" with { type: "json" };
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { expectHydrated, setHidden, visit, visitUntouched } from "./visit.ts";

const releaseFile = /\/release\.txt$/;

/** From now on the server says that it has another release. */
const publish = (page: Page, newest = "0123456789") =>
  page.route(releaseFile, (route) => route.fulfill({ body: newest }));

async function comeBackToTab(page: Page) {
  const asked = page.waitForResponse(releaseFile);
  await setHidden(page, true);
  await setHidden(page, false);
  await (await asked).finished();
}

const follow = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

/** Asking while the document changes fails. */
const expectNewDocument = (page: Page) =>
  expect(async () => expect(await isSameDocument(page)).toBe(false)).toPass();

test("after a new release the next page is loaded, so that it has the new price", async ({ page }) => {
  await visit(page, "/AboutUs");
  await markDocument(page);
  await publish(page);
  await comeBackToTab(page);
  await follow(page, "Packages");
  await expect(page).toHaveTitle(/Our Packages/);
  expect(await isSameDocument(page)).toBe(false);
});

test("after a new release Back loads the page, too @long", async ({ page }) => {
  await visit(page, "/Packages");
  await markDocument(page);
  await publish(page);
  const asked = page.waitForResponse(releaseFile);
  await follow(page, "Dining");
  await (await asked).finished();
  await expect(page).toHaveTitle(/Dining/);
  expect(await isSameDocument(page)).toBe(true);
  await page.goBack();
  await expect(page).toHaveTitle(/Our Packages/);
  await expectNewDocument(page);
});

test("as long as the release is the newest, no page is loaded @long", async ({ page }) => {
  await visit(page, "/AboutUs");
  await markDocument(page);
  await comeBackToTab(page);
  await follow(page, "Packages");
  await expect(page).toHaveTitle(/Our Packages/);
  expect(await isSameDocument(page)).toBe(true);
});

test("a network's sign-in page is not taken for a new release @long", async ({ page }) => {
  await visit(page, "/AboutUs");
  await markDocument(page);
  await publish(page, "<html>Sign in</html>");
  await comeBackToTab(page);
  await follow(page, "Packages");
  await expect(page).toHaveTitle(/Our Packages/);
  expect(await isSameDocument(page)).toBe(true);
});

test("the server is asked once a minute at most @long", async ({ page }) => {
  await page.clock.install();
  await visit(page, "/AboutUs");
  let asked = 0;
  page.on("request", (request) => releaseFile.test(request.url()) && asked++);
  for (const name of ["Packages", "Dining", "Offers"]) {
    await follow(page, name);
    await expect(page.locator("header [aria-current]").first()).toHaveText(name);
  }
  expect(asked).toBe(1);
  await page.clock.runFor(60_000);
  await follow(page, "Packages");
  await expect.poll(() => asked).toBe(2);
});

test("no page is loaded while what the guest has written is in this tab's memory alone", async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await visit(page, "/Contact");
  await markDocument(page);
  await page.getByLabel(inquiry.fields.message).fill("We are four.");
  await publish(page);
  await comeBackToTab(page);
  await follow(page, "Packages");
  await expect(page).toHaveTitle(/Our Packages/);
  await follow(page, "Contact");
  await expect(page.getByLabel(inquiry.fields.message)).toHaveValue("We are four.");
  expect(await isSameDocument(page)).toBe(true);
});

test.describe("a script whose release was deleted", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("is there at the next press, because the page is loaded", async ({ page }) => {
    const gone = /\/assets\/Lightbox-[^/]+\.js/;
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    await visit(page, "/");
    await page.getByRole("dialog").getByRole("button").first().click();
    await markDocument(page);
    await publish(page);
    const [picture] = content.home.gallery;
    const opener = page.getByRole("button", { name: lightbox.open.replace("{title}", picture?.title ?? "") });
    await opener.click();
    await expectNewDocument(page);
    await page.unroute(gone);
    await expectHydrated(page);
    await opener.click();
    await expect(page.getByRole("dialog", { name: lightbox.label })).toBeVisible();
  });

  test("begins the message, because the page is loaded", async ({ page }) => {
    const gone = /\/assets\/prefill-message-[^/]+\.js/;
    await page.route(gone, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await visit(page, "/Packages");
    await markDocument(page);
    await publish(page);
    await page.getByRole("main").locator("a[href*='about=']:visible").first().click();
    await expect(page).toHaveURL(/\/Contact\?about=/);
    await expect(page.getByLabel(inquiry.fields.message)).toHaveValue(/./);
    expect(await isSameDocument(page)).toBe(false);
  });

  test("lets the map be moved, because the page is loaded @long", async ({ page }) => {
    const gone = /\/assets\/show-map-[^/]+\.js/;
    await page.route(gone, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await visit(page, "/AboutUs");
    await page.getByRole("heading", { level: 1 }).click();
    await markDocument(page);
    await publish(page);
    const map = page.locator("footer figure");
    const showMap = () => map.evaluate((shown) => shown.scrollIntoView({ behavior: "instant" }));
    await showMap();
    await expectNewDocument(page);
    await expectHydrated(page);
    await showMap();
    await expect(map.locator(".leaflet-image-layer")).toBeVisible();
  });

  test("loads no page before the guest has acted, because it might be loaded again and again @long", async ({
    page,
  }) => {
    // Playwright's own scripts count as an action of the guest.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } }),
    );
    await page.route(/\/assets\/show-map-[^/]+\.js/, (route) => route.fulfill({ status: 404 }));
    await publish(page);
    await visitUntouched(page, "/AboutUs");
    await markDocument(page);
    const asked = page.waitForResponse(releaseFile);
    await page
      .locator("footer figure")
      .evaluate((map) => map.scrollIntoView({ behavior: "instant", block: "center" }));
    await (await asked).finished();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the next page comes from the server, too @long", async ({ page }) => {
    await visit(page, "/AboutUs");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await markDocument(page);
    await publish(page);
    await comeBackToTab(page);
    const loaded = page.waitForRequest((request) => request.isNavigationRequest());
    await follow(page, "Packages");
    await loaded;
    await expect(page).toHaveTitle(/Our Packages/);
    expect(await isSameDocument(page)).toBe(false);
  });
});
