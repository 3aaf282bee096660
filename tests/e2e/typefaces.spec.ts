import type { Page } from "@playwright/test";
import { editionsSite } from "./editions-site.ts";
import { expect, test } from "./fixtures.ts";
import { testOn } from "./served-site.ts";
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

test("two typefaces load after the page", async ({ page }) => {
  await page.goto("/");
  expect(await filesOf(page)).toEqual([anek, tiro]);
  const [loadEnd, ...starts] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return [navigation?.loadEventStart ?? Number.NaN, ...fonts.map(({ startTime }) => startTime)];
  });
  for (const start of starts) expect(start).toBeGreaterThanOrEqual(loadEnd ?? 0);
});

test("no device shows boxes: Devanagari letters come where it lacks them", async ({ page }) => {
  await visit(page, "/AboutUs");
  expect(await filesOf(page)).toEqual([anek, tiro]);
  await page
    .getByRole("main")
    .locator("li")
    .first()
    .evaluate((text) => {
      text.textContent = "काफल";
    });
  await expect.poll(() => filesOf(page)).toContain(hindi);
});

testOn(editionsSite)(
  "a Hindi page has Tiro's titles, and the device's letters below them",
  async ({ page }) => {
    await visit(page, "/hi/AboutUs");
    expect(await filesOf(page)).toEqual([hindi, tiro]);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("they load with the page", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/");
    await expect.poll(() => asked.filter((address) => address.endsWith(".woff2"))).toHaveLength(2);
  });
});
