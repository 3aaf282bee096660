import type { Page } from "@playwright/test";
import { serveLongSite } from "../site/other-sites.ts";
import { lowestContrast, paintPictures } from "./contrast.ts";
import { expect, test } from "./fixtures.ts";
import { testAt } from "./served-site.ts";
import { boxOf, longExcept, visit, visitAtRest, visitInFrozenTime, waitForTypefaces } from "./visit.ts";

// The header over the picture, the top bar and the chat.

const header = (page: Page) => page.getByRole("banner");
const hero = (page: Page) => page.getByRole("main").locator("section").first();
const chat = (page: Page) => page.getByRole("link", { name: /^Chat with us/ });

const scrollDown = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    const done = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
    scrollTo({ top, behavior: "instant" });
    await done;
  }, y);

test.describe("the window", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [375, 553],
    [768, 1024],
    [1440, 900],
    [2560, 1440],
  ] as const)
    test(`of ${width} x ${height} is filled by one picture below the top bar, from edge to edge${width === 390 || width === 1440 ? "" : " @long"}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await visit(page, "/");
      const bar = await boxOf(page.getByRole("region", { name: "Ways to reach us" }));
      const picture = await boxOf(hero(page));
      expect(bar.height).toBeLessThan(48);
      expect(picture).toMatchObject({ x: 0, y: bar.bottom, right: width });
      expect(Math.abs(picture.bottom - height)).toBeLessThan(1);
      expect((await boxOf(header(page).locator("> *").first())).y, "the header lies over it").toBe(
        bar.bottom,
      );
    });

  for (const [width, height, name, part, long] of [
    [1440, 900, "links", "nav a >> nth=1", ""],
    [1440, 900, "name", "a span >> nth=0", " @long"],
    [390, 844, "name", "a span >> nth=0", ""],
  ] as const)
    test(`at ${width} px the header's ${name} can be read wherever the page stands${long}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await paintPictures(page, "#fff");
      const label = header(page).locator(part);
      await visit(page, "/");
      await waitForTypefaces(page);
      const least = name === "links" ? 4.5 : 3;
      const overPicture = await label.evaluate((element) => getComputedStyle(element).color);
      expect(await lowestContrast(page, label), "over the picture").toBeGreaterThan(least);
      await scrollDown(page, 1200);
      await expect
        .poll(() => label.evaluate((element) => getComputedStyle(element).color))
        .not.toBe(overPicture);
      await expect(label).toBeInViewport({ ratio: 1 });
      expect(await lowestContrast(page, label), "scrolled").toBeGreaterThan(4.5);
      await page.reload();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      expect(await lowestContrast(page, label), "after a reload far below").toBeGreaterThan(4.5);
      await visit(page, "/Privacy");
      expect(await lowestContrast(page, label), "without a picture").toBeGreaterThan(4.5);
    });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the header over the picture scrolls away with it", async ({ page }) => {
    await page.goto("/");
    await expect(header(page).getByRole("link").first()).toBeInViewport();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(header(page).getByRole("link").first()).not.toBeInViewport();
  });
});

test("the chat steps aside only while the page moves down", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Only while its time stands still is there surely a moment to see the chat away.
  await visitInFrozenTime(page, "/");
  await scrollDown(page, 700);
  await expect(chat(page)).not.toBeInViewport();
  await page.clock.runFor(500);
  await expect(chat(page), "half a second after the last movement").toBeInViewport({ ratio: 1 });
  await scrollDown(page, 500);
  await expect(chat(page), "upwards it stays").toBeInViewport({ ratio: 1 });
});

test("the chat is there when Back has scrolled the page", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/");
  await scrollDown(page, 700);
  await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/Contact']")?.click());
  await expect(page).toHaveURL("/Contact");
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
});

for (const path of ["/Dining", "/"])
  test(`in a low window the header of ${path} scrolls away${longExcept(["/"], path)}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visitAtRest(page, path);
    await expect(header(page).getByRole("link").first()).toBeInViewport();
    await scrollDown(page, 700);
    await expect(header(page).getByRole("link").first()).not.toBeInViewport();
  });

for (const path of ["/Dining", "/"])
  test(`in a low window nothing of ${path} covers the chat when it has the focus${longExcept(["/"], path)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visitAtRest(page, path);
    await scrollDown(page, 700);
    await chat(page).focus();
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    const isOnTop = (link: Element) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    expect(await chat(page).evaluate(isOnTop)).toBe(true);
  });

for (const [width, height, long] of [
  [390, 390, ""],
  [320, 400, " @long"],
  [844, 390, " @long"],
] as const)
  test(`the chat covers no control at ${width} x ${height}${long}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const path of ["/", "/Contact"]) {
      await visit(page, path);
      await waitForTypefaces(page);
      const own = await boxOf(chat(page));
      await expect(chat(page)).toBeInViewport({ ratio: 1 });
      const behind = await page.locator("a[href], button, input, textarea").evaluateAll((all, box) => {
        const covered = all.filter((element) => {
          const { left, right, top, bottom, width } = element.getBoundingClientRect();
          const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 2;
          const isThere = left < box.right && box.left < right && top < box.bottom && box.top < bottom;
          return isSeen && isThere && !element.closest("aside, .skip");
        });
        return covered.map((element) => element.outerHTML.slice(0, 100));
      }, own);
      expect(behind, path).toEqual([]);
    }
  });

testAt(serveLongSite)(
  "with many entries each dot and each network is at least 24 px, and in the window @long",
  async ({ page }) => {
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await visitAtRest(page, "/");
      for (const control of await page
        .locator("main [role=group] > button, section[aria-label='Ways to reach us'] a")
        .all()) {
        const { x, right, width: wide, height } = await boxOf(control);
        expect(Math.min(wide, height)).toBeGreaterThanOrEqual(24);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(right).toBeLessThanOrEqual(width);
      }
    }
  },
);
