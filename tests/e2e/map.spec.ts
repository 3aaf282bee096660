import type { Page } from "@playwright/test";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { violationsOf } from "./violations.ts";
import { boxOf, requested, touch, visit, visitUntouched, waitForRest } from "./visit.ts";

const figure = (page: Page) => page.locator("footer figure");
const region = (page: Page) => page.getByRole("region", { name: "Map of the region" });
/** What zooming and moving change. */
const layer = (page: Page) => region(page).locator(".leaflet-image-layer");

async function showMap(page: Page) {
  await figure(page).evaluate((map) => map.scrollIntoView({ behavior: "instant", block: "center" }));
  await expect(layer(page)).toBeVisible();
  await expect(region(page).locator("use").first()).toBeVisible();
}

async function visitMap(page: Page) {
  await visit(page, "/AboutUs");
  await showMap(page);
}

/** The drawing's box when it rests. */
async function restingBox(page: Page) {
  await (await layer(page).elementHandle())?.waitForElementState("stable");
  return boxOf(layer(page));
}

test("the map loads when it is near, and shifts nothing @rarely-phone", async ({ page }) => {
  const asked = () => requested(page, /show-map|leaflet/);
  await visitUntouched(page, "/");
  await waitForRest(page);
  expect(await asked()).toEqual([]);
  await collectShifts(page);
  await showMap(page);
  expect(await asked()).not.toEqual([]);
  expect(await readShifts(page)).toEqual([]);
});

test.describe("the map at rest", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the keyboard zooms and moves the map @long", async ({ page }) => {
    await visitMap(page);
    const whole = await restingBox(page);
    await region(page).focus();
    await page.keyboard.press("+");
    const near = await restingBox(page);
    expect(near.width).toBeCloseTo(2 * whole.width, -1);
    await expect(region(page).getByText(content.site.name), "the pin").toBeInViewport({ ratio: 1 });
    await page.keyboard.press("ArrowRight");
    expect((await restingBox(page)).x).toBeLessThan(near.x - 50);
    await page.keyboard.press("-");
    expect((await restingBox(page)).width).toBe(whole.width);
    await page.getByRole("button", { name: "Zoom in" }).press("Enter");
    expect((await restingBox(page)).width).toBeGreaterThan(whole.width);
    await page.getByRole("button", { name: "Zoom out" }).press("Enter");
    expect((await restingBox(page)).width).toBe(whole.width);
  });

  test("the map has no axe violations @long", async ({ page }) => {
    await visitMap(page);
    expect(await violationsOf(page, "footer")).toEqual([]);
  });

  test("a wheel over the map scrolls the page, and zooms the map after a click @long", async ({ page }) => {
    await visitMap(page);
    const whole = await restingBox(page);
    await region(page).hover();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await page.mouse.wheel(0, -60);
    await expect.poll(scrolled).toBeLessThan(before);
    expect((await restingBox(page)).width).toBe(whole.width);
    await region(page).click({ position: { x: 40, y: 100 } });
    const clicked = await scrolled();
    await page.mouse.wheel(0, -120);
    await expect.poll(async () => (await restingBox(page)).width).toBeGreaterThan(whole.width * 1.2);
    expect(await scrolled()).toBe(clicked);
  });

  test("the mouse drags the enlarged map @long", async ({ page }) => {
    await visitMap(page);
    await region(page).press("+");
    const { x } = await restingBox(page);
    await region(page).hover({ position: { x: 100, y: 100 } });
    await page.mouse.down();
    await region(page).hover({ position: { x: 60, y: 70 }, force: true });
    await page.mouse.up();
    expect((await restingBox(page)).x).toBeLessThan(x - 20);
  });

  test("the pin's name is whole at any width of the map @long", async ({ page }) => {
    await visitMap(page);
    // At 0 it is hidden, as on paper. It comes back whole.
    for (const width of [240, 0, 320, 440, 700]) {
      await figure(page).evaluate(async (map, wide) => {
        map.style.width = `${wide}px`;
        dispatchEvent(new Event("resize"));
        // Leaflet answers in the next frame.
        await new Promise(requestAnimationFrame);
      }, width);
      if (width === 0) continue;
      await expect(async () => {
        const drawing = await restingBox(page);
        const map = await boxOf(region(page));
        const name = await boxOf(region(page).getByText(content.site.name));
        expect(drawing.width, `${width} px`).toBeGreaterThan(map.width - 2);
        const buttons = await boxOf(region(page).locator(".leaflet-control-zoom"));
        expect(name.width, `${width} px`).toBeGreaterThan(40);
        expect(name.x, `${width} px`).toBeGreaterThanOrEqual(map.x);
        expect(name.right, `${width} px`).toBeLessThanOrEqual(map.right);
        expect(name.y > buttons.bottom || name.right < buttons.x, `${width} px`).toBe(true);
      }).toPass();
    }
  });
});

test("one finger scrolls the page, and two zoom the map @only-phone @long", async ({ page }) => {
  await visitMap(page);
  const whole = await restingBox(page);
  const map = await boxOf(region(page));
  const at = (x: number, y: number) => ({ x: map.x + map.width * x, y: map.y + map.height * y });
  const before = await page.evaluate(() => scrollY);
  await touch(page, [[at(0.5, 0.2), at(0.5, 0.5), at(0.5, 0.9)]]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  expect((await restingBox(page)).width).toBe(whole.width);
  await showMap(page);
  await touch(page, [
    [at(0.45, 0.5), at(0.35, 0.5), at(0.2, 0.5)],
    [at(0.55, 0.5), at(0.65, 0.5), at(0.8, 0.5)],
  ]);
  await expect.poll(async () => (await restingBox(page)).width).toBeGreaterThan(whole.width * 1.5);
});
