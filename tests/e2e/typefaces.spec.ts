import { expect, test } from "./fixtures.ts";

test("the two typefaces come after the page has loaded, and are shown", async ({ page }) => {
  await page.goto("/");
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ status }) => status === "loaded")
        .map(({ family }) => family.replaceAll('"', ""))
        .filter((family) => !family.includes(" as "))
        .sort(),
    );
  await expect.poll(loaded).toEqual(["Anek", "Tiro"]);
  const [loadEnd, ...fontStarts] = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const fonts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2"));
    return [navigation?.loadEventStart ?? 0, ...fonts.map(({ startTime }) => startTime)];
  });
  expect(fontStarts).toHaveLength(2);
  for (const start of fontStarts) expect(start).toBeGreaterThanOrEqual(loadEnd ?? 0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("they come with the page", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/");
    await expect.poll(() => asked.filter((address) => address.endsWith(".woff2"))).toHaveLength(2);
  });
});
