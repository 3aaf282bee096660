import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { edgesOfInk } from "./pixels.ts";
import { visit, visitAtRest, waitForHydration } from "./visit.ts";

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
    await main.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Error/);
  });

  test("its picture is upright at every width, so that the end of the path is in it @every", async ({
    page,
  }) => {
    await page.goto("/nowhere");
    const frame = await page.getByRole("main").locator("figure > i + *").boundingBox();
    expect((frame?.height ?? 0) / (frame?.width ?? 1)).toBeCloseTo(1.25, 1);
  });

  test("in narrow windows the chat's button stands beside both ways out @long", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitAtRest(page, "/nowhere");
    const chat = await page.getByRole("link", { name: /^Chat with us/ }).boundingBox();
    for (const name of ["Home", "Contact"]) {
      const way = await page.getByRole("main").getByRole("link", { name }).boundingBox();
      expect((way?.x ?? 0) + (way?.width ?? 320), name).toBeLessThan(chat?.x ?? 0);
    }
  });

  test("its picture hangs from a string, and the berry lies on the line below @every", async ({ page }) => {
    await page.goto("/nowhere");
    const main = page.getByRole("main");
    const berry = main.locator("svg:has(use[href$='#berry'])");
    await berry.scrollIntoViewIfNeeded();
    // Without seeds, as the column of pixels may cross one.
    await berry.evaluate((element: SVGElement) => element.style.setProperty("--berry-dots", "var(--berry)"));
    const boxes = [
      berry,
      main.locator("section"),
      main.locator("figure > i"),
      main.locator("figure > i + *"),
    ];
    const [fallen, section, string, frame] = await Promise.all(boxes.map((one) => one.boundingBox()));
    if (!fallen || !section || !string || !frame) throw new Error("The error page lacks a part.");
    expect(string.height).toBeGreaterThan(30);
    expect(Math.abs(string.y + string.height - frame.y)).toBeLessThan(1);
    expect(fallen.y).toBeGreaterThan(frame.y + frame.height + 16);
    // No light between the berry and the line: its ink ends with the section's last row.
    const [first, last] = await edgesOfInk(
      page,
      fallen.x + fallen.width / 2,
      fallen.y - 4,
      fallen.height + 10,
    );
    const scale = await page.evaluate(() => devicePixelRatio);
    expect((last - first) / scale).toBeGreaterThan(40);
    const end = Math.floor(fallen.y - 4) + (last + 1) / scale;
    expect(Math.abs(end - section.y - section.height)).toBeLessThan(1);
  });

  test("in wide windows its picture hangs as low as the broken line", async ({ page }) => {
    await visitAtRest(page, "/nowhere");
    const main = page.getByRole("main");
    const line = await main.locator("svg:has(use[href$='#line-broken'])").boundingBox();
    const frame = await main.locator("figure > i + *").boundingBox();
    const [drawn] = await edgesOfInk(page, 5, (line?.y ?? 0) + (line?.height ?? 0) - 6, 12);
    expect(Math.floor((line?.y ?? 0) + (line?.height ?? 0) - 6) + drawn).toBe(Math.round(frame?.y ?? 0));
  });

  for (const hostile of [
    "/%3Cscript%3Ealert(1)%3C/script%3E",
    '/"><img src=x onerror=alert(1)>',
    "/%00",
    "/..%2f..%2fetc/passwd",
    "/constructor",
    "/%E0%A4%A",
  ])
    test(`${hostile} does no harm`, async ({ page }) => {
      let dialogs = 0;
      page.on("dialog", (dialog) => {
        dialogs++;
        void dialog.dismiss();
      });
      const answer = await page.goto(hostile);
      expect(answer?.status()).toBe(404);
      await waitForHydration(page);
      await expectErrorPage(page);
      await expect(page.getByRole("main")).toContainText("No route matches URL");
      await expect(page.getByRole("main").locator("script, img[src=x]")).toHaveCount(0);
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
