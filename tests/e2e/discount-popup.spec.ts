import type { Page } from "@playwright/test";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { visit, waitForHydration } from "./visit.ts";

const { title } = content.home.popup;
const tag = (page: Page) => page.getByRole("dialog", { name: title });

test("the tag is open on every load of Home and on every return, until its X closes it", async ({ page }) => {
  await visit(page, "/");
  await expect(tag(page)).toBeVisible();
  await tag(page).getByRole("button", { name: "Close" }).click();
  await expect(tag(page)).toBeHidden();

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dining" }).click();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  await expect(page).toHaveURL("/Dining");
  await page.goBack();
  await expect(tag(page)).toBeVisible();

  await tag(page).getByRole("button", { name: "Close" }).click();
  await page.reload();
  await expect(tag(page)).toBeVisible();
});

test.describe("Escape", () => {
  test("closes it wherever the focus is, right after loading", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Escape");
    await expect(tag(page)).toBeHidden();
    await waitForHydration(page);
    await expect(tag(page)).toBeHidden();

    await page.reload();
    await page.getByRole("link", { name: "Book Now" }).first().focus();
    await page.keyboard.press("Escape");
    await expect(tag(page)).toBeHidden();

    await visit(page, "/");
    await tag(page).getByLabel("Name").focus();
    // The ring for light grounds, not the hero's.
    await expect(tag(page).getByLabel("Name")).toHaveCSS("outline-color", "rgb(15, 92, 102)");
    await page.keyboard.press("Escape");
    await expect(tag(page)).toBeHidden();
  });

  test("closes the menu first, where it is open @only-phone", async ({ page }) => {
    await page.goto("/");
    await expectMenuFirst(page);
  });
});

async function expectMenuFirst(page: Page) {
  const menu = page.getByRole("navigation", { name: "Menu", exact: true });
  await page.getByRole("button", { name: /^Menu of/ }).click();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(tag(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tag(page)).toBeHidden();
}

test("it takes no focus, is not modal and lets the page scroll", async ({ page }) => {
  await visit(page, "/");
  await expect(tag(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await tag(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(false);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(tag(page)).not.toBeInViewport();
});

test("its X has 44 px", async ({ page }) => {
  await visit(page, "/");
  const close = await tag(page).getByRole("button", { name: "Close" }).boundingBox();
  expect(close?.width).toBeGreaterThanOrEqual(44);
  expect(close?.height).toBeGreaterThanOrEqual(44);
});

for (const [width, height, tags = ""] of [
  [390, 844],
  [1366, 650],
  [412, 915, "@long"],
  [360, 740, "@long"],
  [768, 1024, "@long"],
] as const)
  test(`headline and Book Now are in the first view at ${width} x ${height}, beside the tag's X ${tags}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("main").getByRole("link", { name: "Book Now" })).toBeInViewport({ ratio: 1 });
    await expect(tag(page).getByRole("heading")).toBeInViewport({ ratio: 1 });
    // A click fails if anything covers it.
    await tag(page).getByRole("button", { name: "Close" }).click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(tag(page)).toBeHidden();
  });

const between = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step);

for (const [which, sizes] of [
  [
    "five widths",
    [
      [844, [320, 390, 768]],
      [650, [1000, 1440]],
    ],
  ],
  [
    "any width @long",
    [
      [844, [...between(320, 480, 2), ...between(500, 1100, 20)]],
      [650, [320, 378, 640, 844, ...between(1000, 1440, 40)]],
    ],
  ],
] as const)
  test(`headline, Book Now, dots and tag do not overlap at ${which}`, async ({ page }) => {
    await visit(page, "/");
    const parts = page.locator("main section").first().locator("h1, h1 ~ *, [role=group], dialog");
    await expect(parts).toHaveCount(5);
    for (const [height, widths] of sizes)
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const touching = await parts.evaluateAll((all) => {
          const boxes = all.map((part) => part.getBoundingClientRect());
          return boxes.flatMap((a, index) =>
            boxes
              .slice(index + 1)
              .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
              .map((b) => `${Math.round(a.top)} to ${Math.round(a.bottom)} and ${Math.round(b.top)} on`),
          );
        });
        expect(touching, `at ${width} x ${height}`).toEqual([]);
      }
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the tag is open, its X closes it, and the page stays where it is", async ({ page }) => {
    await page.goto("/");
    await expect(tag(page)).toBeVisible();
    await tag(page).getByRole("button", { name: "Close" }).click();
    await expect(tag(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  });

  test("what is typed into it does not appear in the address", async ({ page }) => {
    await page.goto("/");
    await tag(page).getByLabel("Name").fill("Asha");
    await tag(page).getByLabel("Mobile").fill("1");
    await tag(page).getByLabel("Email").fill("asha@example.com");
    await tag(page).getByRole("button", { name: "Submit" }).click();
    await expect(page).not.toHaveURL(/asha/i);
  });
});

test.describe("closed before the script runs", () => {
  test("it stays closed after hydration", async ({ page }) => {
    await page.goto("/");
    await tag(page).getByRole("button", { name: "Close" }).click();
    await expect(page.locator("#page-name[data-path]")).toBeAttached();
    await expect(tag(page)).toBeHidden();
  });
});
