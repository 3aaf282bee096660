import type { Page } from "@playwright/test";
import words from "#app/words/en/error.json" with { type: "json" };
import { expect, test } from "./fixtures.ts";
import { expectHydrated, visit, waitForHydration } from "./visit.ts";

// tests/service/file-server.test.ts has the redirects of other spellings.

const header = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Inside the shared layout, with a way on. */
async function expectErrorPage(page: Page) {
  await expect(heading(page)).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveCount(6);
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
}

test.describe("an address that no route matches", () => {
  // Chromium logs a document's 404.
  test.use({ expectedErrors: [/status of 40\d/] });

  test("is answered with a page that names it, as plain text, and leads to Home", async ({ page }) => {
    const main = page.getByRole("main");
    for (const [address, status, shown] of [
      ["/%E0%A4%A", 400, ""],
      ["/constructor", 404, '"/constructor"'],
      ['/No/such"><img src=x onerror=alert(1)>', 404, '"/No/such%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E"'],
    ] as const) {
      const answer = await page.goto(address);
      expect(answer?.status(), address).toBe(status);
      expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
      if (shown) expect(await answer?.text()).toContain("No route matches URL");
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      await waitForHydration(page);
      await expectErrorPage(page);
      await expect(main).toContainText(words.statuses[status]);
      await expect(main).toContainText(shown);
      await expect(main.locator("script, img[src=x]")).toHaveCount(0);
    }
    expect(words.statuses).toEqual({
      400: "400 Bad Request",
      403: "403 Forbidden",
      404: "404 Not Found",
      405: "405 Method Not Allowed",
    });
    await main.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(heading(page)).not.toHaveText(/Error/);
  });

  test("is told apart from a page that takes no form", async ({ page }) => {
    await visit(page, "/hi/Packages");
    const posted = page.waitForResponse((answer) => answer.request().method() === "POST");
    await page.evaluate(() => {
      const form = Object.assign(document.createElement("form"), { method: "post", action: "/Packages" });
      document.body.append(form);
      form.submit();
    });
    expect((await posted).status()).toBe(405);
    await waitForHydration(page);
    await expectErrorPage(page);
    await expect(page.getByRole("main")).toContainText("405 Method Not Allowed");
    await expect(page).toHaveTitle(/405/);
    await header(page, "Packages").click();
    await expect(heading(page)).not.toHaveText(/Error/);
  });
});

test.describe("a page's script", () => {
  test.use({ expectedErrors: [/Failed to (load resource|fetch dynamically imported module)/] });
  test("that does not load leaves links that work, and is tried again at the next action @long", async ({
    page,
  }) => {
    const script = /\/assets\/OffersPage-[^/]+\.js$/;
    await page.route(script, (route) => route.abort());
    await page.goto("/Offers");
    const failed = page.waitForEvent("requestfailed");
    await page.keyboard.press("Shift");
    await failed;
    await page.getByRole("link", { name: "Ask about this offer" }).first().click();
    await expect(page).toHaveURL(/\/Contact\?about=/);
    await expect(heading(page)).toHaveText("Contact");
    await page.goto("/Offers");
    await page.keyboard.press("Shift");
    await page.unroute(script);
    await expect(async () => {
      await page.keyboard.press("Shift");
      await expectHydrated(page, { timeout: 1000 });
    }).toPass();
  });

  // changed-pages.spec.ts has one that throws.
  test("that does not load at a link leads to the page itself @long", async ({ page }) => {
    await page.route(/\/assets\/DiningPage-[^/]+\.js/, (route) => route.abort());
    await visit(page, "/Offers");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await header(page, "Dining").click();
    await expect(heading(page)).toHaveText("Dining");
    await expect(page).toHaveURL("/Dining");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
    await page.keyboard.press("Shift");
    await header(page, "Offers").click();
    await expect(heading(page)).toHaveText("Packages and Specials");
  });
});
