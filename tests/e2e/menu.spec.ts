import type { Locator, Page } from "@playwright/test";
import { navigationPages, pagePaths } from "#shared/pages.ts";
import site from "#words/site.json" with { type: "json" };
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { violationsOf } from "./violations.ts";
import { boxOf, menuButton, visit } from "./visit.ts";

// The menu of windows that are too narrow for the header's links.

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.locator("#menu");
const close = (page: Page) => menu(page).getByRole("button", { name: site.closeMenu });
const iconOf = (control: Locator) => control.locator("use");

test("a link skips the header", async ({ page }) => {
  await visit(page, "/Dining");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => !!document.activeElement?.closest("main"))).toBe(true);
});

test("the menu has every page, the telephone, the mail address and the pause of all motion", async ({
  page,
}) => {
  await visit(page, "/Dining");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await menuButton(page).click();
  const links = menu(page).getByRole("navigation", { name: site.menu, exact: true }).getByRole("link");
  await expect(links).toHaveText(navigationPages.map((name) => site.pages[name]));
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText("Dining");
  await expect(menu(page).locator("a[href^='tel:']")).toHaveText(content.site.telephones[0] ?? "");
  await expect(menu(page).locator("a[href^='mailto:']")).toHaveText(content.site.email);
  expect(await violationsOf(page)).toEqual([]);
  await menu(page).getByRole("button", { name: site.pause.motion }).click();
  await expect(menu(page).getByRole("button", { name: site.play.motion })).toBeVisible();
});

test("the menu's button turns into an X, which closes it", async ({ page }) => {
  await visit(page, "/Dining");
  await expect(iconOf(menuButton(page))).toHaveAttribute("href", /#menu$/);
  await menuButton(page).click();
  await expect(iconOf(close(page))).toHaveAttribute("href", /#close$/);
  await expect(close(page)).toBeInViewport({ ratio: 1 });
  await close(page).click();
  await expect(menu(page)).toBeHidden();
});

test("by keyboard the focus goes into the menu, and back to its button", async ({ page }) => {
  await visit(page, "/Dining");
  await menuButton(page).focus();
  for (const closingKey of ["Enter", "Escape"]) {
    await page.keyboard.press("Enter");
    await expect(close(page), "the focus is not behind it").toBeFocused();
    await page.keyboard.press(closingKey);
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  }
});

test("the menu closes when Tab leaves it @long", async ({ page }) => {
  await visit(page, "/Dining");
  await menuButton(page).press("Enter");
  const count = await menu(page).locator("a[href], button").filter({ visible: true }).count();
  // The logo stands before the X.
  for (let step = 0; step < count - 2; step++) await page.keyboard.press("Tab");
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
});

test("the menu closes when the window becomes wide @long", async ({ page }) => {
  await visit(page, "/Dining");
  await menuButton(page).click();
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(menu(page), "still narrow").toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(menu(page)).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(menu(page)).toBeHidden();
});

test("the menu closes when a page is chosen, and by Back", async ({ page }) => {
  await visit(page, "/Dining");
  await menuButton(page).press("Enter");
  await expect(close(page)).toBeFocused();
  // Past Home.
  for (let step = 0; step < 2; step++) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(pagePaths.packages);
  await expect(menu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dining");
  await expect(menu(page)).toBeHidden();
});

for (const [width, height, fontSize, long] of [
  [390, 844, 16, ""],
  [360, 640, 20, " @long"],
  [375, 553, 16, " @long"],
  [640, 300, 16, " @long"],
  [320, 256, 16, ""],
  [390, 844, 32, " @long"],
] as const)
  test.describe(`at ${width} x ${height} with letters of ${fontSize} px`, () => {
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

    test(`the menu fills the window, and all of it is reached by touch beside its X${long}`, async ({
      page,
    }) => {
      await visit(page, "/AboutUs");
      await menuButton(page).tap();
      expect(await boxOf(menu(page))).toMatchObject({ x: 0, y: 0, bottom: height });
      for (const control of await menu(page)
        .locator("nav a, a[href^='tel:'], a[href^='mailto:'], .tap")
        .all()) {
        await control.scrollIntoViewIfNeeded();
        await expect(control).toBeInViewport({ ratio: 0.9 });
        await expect(close(page)).toBeInViewport({ ratio: 1 });
      }
      await close(page).tap();
      await expect(menu(page)).toBeHidden();
      await menuButton(page).tap();
      await menu(page).getByRole("link", { name: "Contact", exact: true }).tap();
      await expect(page).toHaveURL("/Contact");
      await expect(menu(page)).toBeHidden();
    });
  });
