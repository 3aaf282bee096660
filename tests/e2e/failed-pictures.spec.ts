import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { boxOf, visit } from "./visit.ts";

test.use({ expectedErrors: [/Failed to load resource/] });

/** A dish whose picture does not come, because the connection is lost. */
async function visitFailedDish(page: Page) {
  await page.route("**/pictures/**", (route) => route.abort());
  await visit(page, "/Dining");
  const dish = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .first();
  await dish.scrollIntoViewIfNeeded();
  const picture = dish.getByRole("img");
  await expect(picture).toHaveAttribute("data-failed");
  return { dish, picture };
}

test("the text of a picture that failed is whole @long", async ({ page }) => {
  const { dish, picture } = await visitFailedDish(page);
  const radius = await dish
    .locator(".frame")
    .evaluate((frame) => Number.parseFloat(getComputedStyle(frame).borderTopLeftRadius));
  const { width } = await boxOf(picture);
  expect(radius, "no corner is cut off").toBeLessThan(width / 20);
});

test("a picture that failed comes when the connection is back", async ({ page }) => {
  const { dish, picture } = await visitFailedDish(page);
  await page.unroute("**/pictures/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  await expect(picture).not.toHaveAttribute("data-failed");
  await expect(dish.locator(".frame")).toHaveCSS("border-top-left-radius", "50%");
});
