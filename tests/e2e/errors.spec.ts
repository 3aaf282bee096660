import type { Page } from "@playwright/test";
import { words } from "#app/words/en/error.ts";
import { expect, test } from "./fixtures.ts";
import { visit, waitForHydration } from "./visit.ts";

async function expectErrorPage(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("main").getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  // Inside the shared layout.
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link")).toHaveCount(6);
  await expect(page.getByRole("contentinfo")).toBeAttached();
}

test.describe("an address that no route matches", () => {
  // Chromium logs a document's 404, React Router an address that cannot be decoded.
  test.use({ expectedErrors: [/status of 404|could not be decoded/] });

  test("is answered with 404, the three texts with the address, and a link to Home", async ({ page }) => {
    const answer = await page.goto("/No/such place");
    expect(answer?.status()).toBe(404);
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await waitForHydration(page);
    await expectErrorPage(page);
    const main = page.getByRole("main");
    await expect(main).toContainText("404 Not Found");
    await expect(main).toContainText('No route matches URL "/No/such%20place"');
    expect(words.statuses).toEqual({
      400: "400 Bad Request",
      403: "403 Forbidden",
      404: "404 Not Found",
      405: "405 Method Not Allowed",
    });
    await main.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Error/);
  });

  for (const hostile of ["/%3Cscript%3Ealert(1)%3C/script%3E", "/%00", "/constructor", "/%E0%A4%A"])
    test(`${hostile} does no harm`, async ({ page }) => {
      let dialogs = 0;
      page.on("dialog", (dialog) => {
        dialogs++;
        void dialog.dismiss();
      });
      expect((await page.goto(hostile))?.status()).toBe(404);
      await waitForHydration(page);
      await expectErrorPage(page);
      await expect(page.getByRole("main").locator("script")).toHaveCount(0);
      expect(dialogs).toBe(0);
    });

  test("the page says so without JavaScript too", async ({ request }) => {
    const answer = await request.get("/Nowhere");
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    for (const text of ["Unexpected Application Error!", "404 Not Found", "No route matches URL"])
      expect(html).toContain(text);
  });
});

for (const [written, right] of [
  ["/packages", "/Packages"],
  ["/PACKAGES/?a=1&b=%20", "/Packages?a=1&b=%20"],
  ["/AboutUs/", "/AboutUs"],
  ["/aboutus/index.html", "/AboutUs"],
  ["/contact?about=basic-getaway", "/Contact?about=basic-getaway"],
  ["/index.html", "/"],
] as const)
  test(`${written} is redirected to ${right}`, async ({ request }) => {
    const answer = await request.get(written, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers().location).toBe(right);
  });

test.describe("an unexpected exception", () => {
  test.use({ expectedErrors: [/./] });

  test("shows the error page inside the layout, with links", async ({ page }) => {
    // The page's chunk is broken, as in a half-finished deployment.
    await page.route(/\/assets\/DiningPage-[^/]+\.js/, (route) =>
      route.fulfill({
        contentType: "text/javascript",
        body: 'export default function Dining() { throw new Error("The page is broken."); }',
      }),
    );
    await visit(page, "/Offers");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dining" }).click();
    await expectErrorPage(page);
    await expect(page.getByRole("main")).toContainText("The page is broken.");
    await page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Error/);
  });

  test("if a page's script does not load, the page itself is loaded", async ({ page }) => {
    await page.route(/\/assets\/DiningPage-[^/]+\.js/, (route) => route.abort());
    await visit(page, "/Offers");
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dining" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dining");
    await expect(page).toHaveURL("/Dining");
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(false);
    // It is loaded only once, and links work.
    await page.keyboard.press("Shift");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Offers" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Packages and Specials");
  });

  test("a link that is followed while a page's script fails to load still works", async ({ page }) => {
    const followed = Promise.withResolvers<void>();
    const awaited = Promise.withResolvers<void>();
    await page.route(/\/assets\/DiningPage-[^/]+\.js/, async (route) => {
      // The header is hydrated while React waits for the page's script.
      await page.waitForFunction(isHeaderHydrated);
      awaited.resolve();
      await followed.promise;
      await route.abort();
    });
    await page.goto("/Dining");
    await page.keyboard.press("Shift");
    await awaited.promise;
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Offers" }).click();
    await expect(page).toHaveURL("/Offers");
    followed.resolve();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Packages and Specials");
    // In idle moments the script is requested again.
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });
});

const isHeaderHydrated = () =>
  Object.keys(document.querySelector("header a") ?? {}).some((key) => key.startsWith("__react"));
