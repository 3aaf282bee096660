import type { Page } from "@playwright/test";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { visit, waitForHydration } from "./visit.ts";

const popup = (page: Page) => page.getByRole("dialog", { name: content.home.popup.title });
const close = (page: Page) => popup(page).getByRole("button", { name: "Close" }).click();

test("closed, also before the script runs, it stays closed until the guest returns to Home", async ({
  page,
}) => {
  await page.goto("/");
  await close(page);
  await waitForHydration(page);
  for (let time = 0; time < 2; time++) {
    await expect(popup(page)).toBeHidden();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Dining" }).click();
    await expect(page).toHaveURL("/Dining");
    await page.goBack();
    await expect(popup(page)).toBeVisible();
    await close(page);
  }
});

test("it takes no focus and scrolls away; Escape closes it from anywhere", async ({ page }) => {
  await visit(page, "/");
  await expect(popup(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await popup(page).evaluate((dialog) => dialog.matches(":modal"))).toBe(false);
  await page.mouse.move(300, 500);
  await page.mouse.wheel(0, 900);
  await expect(popup(page)).not.toBeInViewport();
  for (const focused of [
    undefined,
    page.getByRole("link", { name: "Book Now" }).first(),
    popup(page).getByLabel("Name"),
  ]) {
    await page.goto("/");
    await focused?.focus();
    await page.keyboard.press("Escape");
    await expect(popup(page)).toBeHidden();
  }
});

test("it lies neither on the headline, Book Now and the dots nor below the first view", async ({ page }) => {
  const parts = page.locator("main section").first().locator("h1, h1 ~ *, [role=group], dialog");
  const bookNow = page.getByRole("main").getByRole("link", { name: "Book Now" });
  for (const [width, height] of [
    [320, 844],
    [390, 844],
    [768, 1024],
    [1000, 650],
    [1366, 650],
    [1440, 650],
  ] as const) {
    const at = `at ${width} x ${height}`;
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    if ([390, 768, 1366].includes(width))
      for (const part of [page.getByRole("heading", { level: 1 }), bookNow, popup(page).getByRole("heading")])
        await expect(part, at).toBeInViewport({ ratio: 1 });
    await expect(parts).toHaveCount(5);
    const touching = await parts.evaluateAll((all) => {
      const boxes = all.map((part) => part.getBoundingClientRect());
      return boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
          .map((b) => `${Math.round(a.top)} to ${Math.round(a.bottom)} and ${Math.round(b.top)} on`),
      );
    });
    expect(touching, at).toEqual([]);
    // A click fails if anything covers it.
    await close(page);
    await expect(popup(page), at).toBeHidden();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("its X closes it, and what is typed does not get into the address", async ({ page }) => {
    await page.goto("/");
    await close(page);
    await expect(popup(page)).toBeHidden();
    await expect(page).toHaveURL("/");
    await page.reload();
    await popup(page).getByLabel("Name").fill("Asha");
    await popup(page).getByLabel("Mobile").fill("1");
    await popup(page).getByLabel("Email").fill("asha@example.com");
    await popup(page).getByRole("button", { name: "Submit" }).click();
    await expect(page).not.toHaveURL(/asha/i);
  });
});
