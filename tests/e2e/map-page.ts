import { expect, type Page } from "@playwright/test";
import { visit } from "./visit.ts";

/** What the interactive map shows: the left upper corner and the size, in units of the drawing. */
export async function mapView(page: Page) {
  const box = await page.locator(".region-map-window > .region-drawing").first().getAttribute("viewBox");
  const [x = 0, y = 0, width = 0, height = 0] = (box ?? "").split(" ").map(Number);
  return { x, y, width, height };
}

/** The view after the animation: unchanged for four frames and 400 ms. */
export async function restingView(page: Page) {
  await page
    .locator(".region-map-window > .region-drawing")
    .first()
    .evaluate(async (drawing) => {
      let still = 0;
      let since = performance.now();
      for (let last = drawing.getAttribute("viewBox"); still < 4 || performance.now() - since < 400; ) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        const now = drawing.getAttribute("viewBox");
        if (now !== last) since = performance.now();
        still = now === last ? still + 1 : 0;
        last = now;
      }
    });
  return mapView(page);
}

/** Opens a page, scrolls to the map and waits until it is interactive. */
export async function visitMap(page: Page, address = "/AboutUs") {
  await visit(page, address);
  await page.locator("footer figure").scrollIntoViewIfNeeded();
  const map = page.getByRole("application", { name: "Map of the region" });
  await expect(map).toBeVisible();
  return map;
}
