import { expect, test } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { sitePages, visit, waitForTypefaces } from "./visit.ts";

test("the two typefaces load after the page, and are shown", async ({ page }) => {
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

test("the Devanagari typeface loads only if a page has such text", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(page, "/AboutUs");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  const ofDevanagari = () => asked.filter((address) => address.includes("devanagari")).length;
  expect(ofDevanagari()).toBe(0);
  await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
    heading.textContent = "\u0915\u093e\u092b\u0932";
  });
  await expect.poll(ofDevanagari).toBe(1);
  await expect.poll(() => page.evaluate(() => document.fonts.check("1em Devanagari", "\u0915"))).toBe(true);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("they load with the page", async ({ page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/");
    await expect.poll(() => asked.filter((address) => address.endsWith(".woff2"))).toHaveLength(2);
  });
});

/** Font families that each machine lacks, by their first word in local(). */
const machines = {
  "Android or Linux": [],
  "without Noto": ["Noto"],
  "with DejaVu alone": ["Noto", "Liberation", "Arial", "Times"],
};

test.describe("replacing system fonts", () => {
  // The test changes the page's styles, which its policy would refuse.
  test.use({ bypassCSP: true });

  for (const [machine, missing] of Object.entries(machines))
    test(`they shift nothing on a machine ${machine} @tablet @rarely-phone${missing.length > 0 ? " @long" : ""}`, async ({
      page,
    }) => {
      await collectShifts(page);
      for (const { path } of sitePages) {
        await page.route(
          (url) => url.pathname === path,
          async (route) => {
            const answer = await route.fetch();
            const html = await answer.text();
            const without = missing.map((name) => new RegExp(`local\\("?${name}[^)]*\\)`, "g"));
            const body = without.reduce((text, face) => text.replaceAll(face, 'local("None")'), html);
            await route.fulfill({ response: answer, body });
          },
        );
        await page.goto(path);
        await waitForTypefaces(page);
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
        );
        expect(await readShifts(page), path).toEqual([]);
      }
    });
});
