import type { Page } from "@playwright/test";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { visit, waitForHydration } from "./visit.ts";

const popup = (page: Page) => page.getByRole("dialog", { name: content.home.popup.title });
const close = (page: Page) => popup(page).getByRole("button", { name: "Close" }).click();

test("closed, also before the script runs, it comes back with the guest only", async ({ page }) => {
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
