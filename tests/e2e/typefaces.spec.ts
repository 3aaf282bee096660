import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { testLocales } from "./served-site.ts";
import { visit, waitForTypefaces } from "./visit.ts";

const [anek, tiro, hindi] = [
  "anek-latin-latin",
  "tiro-devanagari-hindi-latin",
  "tiro-devanagari-hindi-devanagari",
];

/** The typefaces that a page has loaded. The tests' browser sees no Devanagari of the device. */
async function filesOf(page: Page): Promise<string[]> {
  await waitForTypefaces(page);
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /assets\/([a-z-]+)-(?:wght|400)-normal[^/]*\.woff2$/.exec(name)?.[1] ?? [])
      .sort(),
  );
}

test("typefaces load after the page", async ({ page }) => {
  await visit(page, "/AboutUs");
  expect(await filesOf(page)).toEqual([anek, tiro]);
  const [loadEnd, ...starts] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return [navigation?.loadEventStart ?? Number.NaN, ...fonts.map(({ startTime }) => startTime)];
  });
  for (const start of starts) expect(start).toBeGreaterThanOrEqual(loadEnd ?? 0);
});

test("the typeface of Devanagari letters loads when a page has one that the device lacks", async ({
  page,
}) => {
  await visit(page, "/AboutUs");
  expect(await filesOf(page)).not.toContain(hindi);
  const text = page.getByRole("main").locator("li").first();
  await text.evaluate((element) => {
    element.textContent = "काफल";
  });
  await expect.poll(() => filesOf(page)).toContain(hindi);
});

/** The families of this site that are loaded. */
const loadedFamilies = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
  );

test.describe("a typeface that does not come", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("leaves the others @long", async ({ page }) => {
    await page.route(/anek-latin[^/]*\.woff2/, (route) => route.abort());
    await visit(page, "/AboutUs");
    await expect.poll(() => loadedFamilies(page)).toContain("Tiro");
    expect(await loadedFamilies(page)).not.toContain("Anek");
  });
});

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("typefaces do not wait for an idle moment: they are on the device @long", async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await visit(page, "/AboutUs");
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect.poll(() => loadedFamilies(page)).toEqual(expect.arrayContaining(["Tiro", "Anek"]));
  });
});

testLocales("a Hindi page has Tiro's titles, and the device's letters below them @long", async ({ page }) => {
  await visit(page, "/hi/AboutUs");
  expect(await filesOf(page)).toEqual([hindi, tiro]);
  // Also where the text is bold: a device without Devanagari letters shows no boxes.
  const browser = await page.context().newCDPSession(page);
  await browser.send("DOM.enable");
  await browser.send("CSS.enable");
  const { root } = await browser.send("DOM.getDocument");
  const link = { nodeId: root.nodeId, selector: "header nav a" };
  const { nodeId } = await browser.send("DOM.querySelector", link);
  const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
  expect(fonts.map(({ familyName }) => familyName)).toEqual(["Tiro Devanagari Hindi"]);
});
