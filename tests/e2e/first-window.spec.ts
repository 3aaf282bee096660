import type { Page } from "@playwright/test";
import { content } from "../site/content.ts";
import { serveLongSite } from "../site/other-sites.ts";
import { lowestContrast, paintPictures } from "./contrast.ts";
import { expect, test } from "./fixtures.ts";
import { testAt } from "./served-site.ts";
import { boxOf, visit, visitAtRest, visitInFrozenTime, waitForHydration, waitForTypefaces } from "./visit.ts";

// The header over the picture, the top bar, the menu and the chat.

const header = (page: Page) => page.getByRole("banner");
const hero = (page: Page) => page.getByRole("main").locator("section").first();
const chat = (page: Page) => page.getByRole("link", { name: /^Chat with us/ });
const menuButton = (page: Page) => page.getByRole("button", { name: /^Menu of/ });
const menu = (page: Page) => page.locator("#menu");

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

  for (const [width, height, part] of [
    [1440, 900, "nav a >> nth=1"],
    [1440, 900, "a span >> nth=0"],
    [390, 844, "a span >> nth=0"],
  ] as const)
    test(`at ${width} px the header's ${part} is read over white pictures, on paper once the page has scrolled, and where there is no picture`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await paintPictures(page, "#fff");
      const label = header(page).locator(part);
      await visit(page, "/");
      await waitForTypefaces(page);
      const least = part.startsWith("nav") ? 4.5 : 3;
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

for (const [width, height, fontSize] of [
  [390, 844, 16],
  [360, 640, 20],
  [375, 553, 16],
  [640, 300, 16],
  [320, 256, 16],
  [390, 844, 32],
] as const)
  test.describe(`the menu at ${width} x ${height} with letters of ${fontSize} px`, () => {
    test.use({
      hasTouch: true,
      viewport: { width, height },
      contextOptions: { reducedMotion: "reduce" },
    });
    test.beforeEach(({ page }) =>
      page.addInitScript((size) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`:root { font-size: ${size}px }`);
        document.adoptedStyleSheets.push(sheet);
      }, fontSize),
    );

    test(`fills the window, all of it is reached by touch, and its X stays in sight`, async ({ page }) => {
      await visit(page, "/AboutUs");
      await menuButton(page).tap();
      expect(await boxOf(menu(page))).toMatchObject({ x: 0, y: 0, bottom: height });
      const x = menu(page).getByRole("button", { name: "Close the menu" });
      for (const control of await menu(page)
        .locator("nav a, a[href^='tel:'], a[href^='mailto:'], .tap")
        .all()) {
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport({ ratio: 0.9 });
        await expect(x).toBeInViewport({ ratio: 1 });
      }
      await x.tap();
      await expect(menu(page)).toBeHidden();
      await menuButton(page).tap();
      await menu(page).getByRole("link", { name: "Contact", exact: true }).tap();
      await expect(page).toHaveURL("/Contact");
      await expect(menu(page)).toBeHidden();
    });
  });

test("the menu's icon turns to an X; it closes when Tab leaves it and when the window becomes wide", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/Dining");
  await menuButton(page).focus();
  await page.keyboard.press("Enter");
  const x = menu(page).getByRole("button", { name: "Close the menu" });
  await expect(x, "the focus is not behind it").toBeFocused();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  const count = await menu(page).locator("a[href], button").filter({ visible: true }).count();
  // The logo stands before the X.
  for (let step = 0; step < count - 2; step++) await page.keyboard.press("Tab");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(menu(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu(page)).toBeHidden();
});

test("the menu has the telephone, the mail in words and the pause of all motion", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/Dining");
  await menuButton(page).click();
  await expect(menu(page).locator("a[href^='tel:']")).toHaveText(content.site.telephones[0] ?? "");
  await expect(menu(page).locator("a[href^='mailto:']")).toHaveText(content.site.email);
  await menu(page).getByRole("button", { name: "Pause motion" }).click();
  await page.reload();
  await waitForHydration(page);
  await menuButton(page).click();
  await expect(menu(page).getByRole("button", { name: "Play motion" })).toBeVisible();
});

test("the chat steps aside only while the page moves, and is there by Back", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Only while its time stands still is there surely a moment to see the chat away.
  await visitInFrozenTime(page, "/");
  await scrollDown(page, 700);
  await expect(chat(page)).not.toBeInViewport();
  await page.clock.runFor(500);
  await expect(chat(page), "half a second after the last movement").toBeInViewport({ ratio: 1 });
  await scrollDown(page, 500);
  await expect(chat(page), "upwards it stays").toBeInViewport({ ratio: 1 });
  await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/Contact']")?.click());
  await expect(page).toHaveURL("/Contact");
  await page.goBack();
  await page.clock.runFor(500);
  await expect(chat(page)).toBeInViewport({ ratio: 1 });
});

test("in a low window the header scrolls away, and the chat with the focus is there at once", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ["/Dining", "/"]) {
    await visitAtRest(page, path);
    await expect(header(page).getByRole("link").first()).toBeInViewport();
    await scrollDown(page, 700);
    await expect(header(page).getByRole("link").first()).not.toBeInViewport();
    await chat(page).focus();
    await expect(chat(page)).toBeInViewport({ ratio: 1 });
    const isOnTop = (link: Element) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    expect(await chat(page).evaluate(isOnTop)).toBe(true);
  }
});

for (const [width, height] of [
  [390, 390],
  [320, 400],
  [844, 390],
] as const)
  test(`the chat covers no control at ${width} x ${height}`, async ({ page }) => {
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
