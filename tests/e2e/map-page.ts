import { expect, type Page } from "@playwright/test";
import { visit } from "./visit.ts";

/** What the interactive map shows: the left upper corner and the size, in units of the drawing. */
export async function mapView(page: Page) {
  const box = await page.locator(".region-map-window > .region-drawing").first().getAttribute("viewBox");
  const [x = 0, y = 0, width = 0, height = 0] = (box ?? "").split(" ").map(Number);
  return { x, y, width, height };
}

/** The view once it has come to rest. */
export async function restingView(page: Page) {
  let last = await mapView(page);
  await expect(async () => {
    await page.waitForTimeout(150);
    const now = await mapView(page);
    const isResting = JSON.stringify(now) === JSON.stringify(last);
    last = now;
    expect(isResting).toBe(true);
  }).toPass();
  return last;
}

/** Opens a page and scrolls to the map, until it answers. */
export async function visitMap(page: Page, address = "/AboutUs") {
  await visit(page, address);
  await page.locator("footer figure").scrollIntoViewIfNeeded();
  const map = page.getByRole("application", { name: "Map of the region" });
  await expect(map).toBeVisible({ timeout: 20_000 });
  return map;
}
