import type { Page, Route } from "@playwright/test";
import { content } from "../site/content.ts";
import { expect, test } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { serveMap } from "./serve-map.ts";
import { violationsOf } from "./violations.ts";
import { visit, visitUntouched, waitForRest } from "./visit.ts";

const { site } = content;
const region = (page: Page) => page.getByRole("region", { name: "Map of the region" });
/** What zooming and moving change. */
const layer = (page: Page) => region(page).locator(".leaflet-image-layer");

async function visitMap(page: Page, address = "/AboutUs") {
  await visit(page, address);
  await page
    .locator("footer figure")
    .evaluate((figure) => figure.scrollIntoView({ behavior: "instant", block: "center" }));
  await expect(layer(page)).toBeVisible();
  await expect(region(page).locator("use").first()).toBeVisible();
}

/** The drawing's box when it rests. */
async function restingBox(page: Page) {
  let last = "";
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await layer(page).boundingBox());
      return last === before;
    })
    .toBe(true);
  return JSON.parse(last) as { x: number; y: number; width: number; height: number };
}

test("the map loads nothing before it is near, and shifts nothing when it loads @rarely-phone", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/show-map|leaflet/.test(request.url())) asked.push(request.url());
  });
  await visitUntouched(page, "/");
  await waitForRest(page);
  expect(asked).toEqual([]);
  await collectShifts(page);
  await page
    .locator("footer figure")
    .evaluate((figure) => figure.scrollIntoView({ behavior: "instant", block: "center" }));
  await expect(layer(page)).toBeVisible();
  expect(asked.length).toBeGreaterThan(0);
  expect(await readShifts(page)).toEqual([]);
  const drawing = await page.getByRole("img", { name: /^Map of the region:/ }).boundingBox();
  const shown = await restingBox(page);
  expect(shown.width).toBeCloseTo(drawing?.width ?? 0, -1);
  expect(shown.y).toBeCloseTo(drawing?.y ?? 0, -1);
});

test("the map can be used by keyboard, and jumps under reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visitMap(page);
  const whole = await restingBox(page);
  await region(page).focus();
  await page.keyboard.press("+");
  const near = (await layer(page).boundingBox()) ?? whole;
  expect(near.width).toBeCloseTo(2 * whole.width, -1);
  await page.keyboard.press("ArrowRight");
  expect((await layer(page).boundingBox())?.x).toBeLessThan(near.x - 50);
  await page.keyboard.press("-");
  expect((await restingBox(page)).width).toBe(whole.width);
  await page.getByRole("button", { name: "Zoom in" }).press("Enter");
  await page.getByRole("button", { name: "Zoom out" }).press("Enter");
  const again = await restingBox(page);
  expect(again.width).toBe(whole.width);
  expect(Math.abs(again.x - whole.x)).toBeLessThan(2);
});

test("the wheel scrolls the page until the map is clicked; the mouse drags the map", async ({ page }) => {
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
  const near = await restingBox(page);
  const map = await region(page).boundingBox();
  if (!map) throw new Error("not visible");
  await page.mouse.move(map.x + 100, map.y + 100);
  await page.mouse.down();
  await page.mouse.move(map.x + 60, map.y + 70, { steps: 4 });
  await page.mouse.up();
  expect((await restingBox(page)).x).toBeLessThan(near.x - 20);
});

test("one finger scrolls the page, and two zoom the map @only-phone", async ({ page }) => {
  await visitMap(page, "/");
  const whole = await restingBox(page);
  const map = await region(page).boundingBox();
  if (!map) throw new Error("not visible");
  const at = (x: number, y: number) => ({ x: map.x + map.width * x, y: map.y + map.height * y });
  const before = await page.evaluate(() => scrollY);
  await touch(page, [[at(0.5, 0.2), at(0.5, 0.5), at(0.5, 0.9)]]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  expect((await restingBox(page)).width).toBe(whole.width);
  await page
    .locator("footer figure")
    .evaluate((figure) => figure.scrollIntoView({ behavior: "instant", block: "center" }));
  await touch(page, [
    [at(0.45, 0.5), at(0.35, 0.5), at(0.2, 0.5)],
    [at(0.55, 0.5), at(0.65, 0.5), at(0.8, 0.5)],
  ]);
  await expect.poll(async () => (await restingBox(page)).width).toBeGreaterThan(whole.width * 1.5);
});

test("the pin's name is whole, and no button lies on it, at any width @rarely-phone", async ({ page }) => {
  await visitMap(page);
  for (const width of [240, 280, 320, 350, 440, 480, 560, 700]) {
    await page.locator("footer figure").evaluate((figure, wide) => {
      figure.style.width = `${wide}px`;
      dispatchEvent(new Event("resize"));
    }, width);
    await restingBox(page);
    const boxOf = async (element: ReturnType<typeof region>) =>
      (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [map, name, buttons] = [
      await boxOf(region(page)),
      await boxOf(region(page).getByText(site.name)),
      await boxOf(region(page).locator(".leaflet-control-zoom")),
    ];
    expect(name.width, `${width} px`).toBeGreaterThan(40);
    expect(name.x, `${width} px`).toBeGreaterThanOrEqual(map.x);
    expect(name.x + name.width, `${width} px`).toBeLessThanOrEqual(map.x + map.width);
    expect(name.y > buttons.y + buttons.height || name.x + name.width < buttons.x, `${width} px`).toBe(true);
  }
});

test("the map has no violations @rarely-phone", async ({ page }) => {
  await visitMap(page);
  expect(await violationsOf(page, "footer")).toEqual([]);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the map is a drawing with pin, source, address and a link", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto("/Dining");
    const figure = page.locator("footer figure");
    await figure.scrollIntoViewIfNeeded();
    const drawing = page.getByRole("img", { name: "Map of the region: area of PIN 246179" });
    await expect(drawing).not.toHaveJSProperty("naturalWidth", 0);
    await expect(figure.getByText(site.name, { exact: true })).toBeVisible();
    await expect(figure).toContainText("GeoNames");
    await expect(page.locator("footer figcaption")).toContainText("246179");
    await expect(figure.getByRole("link", { name: "Open in Google Maps" })).toHaveAttribute(
      "href",
      /google\.com\/maps/,
    );
  });
});

test.describe("on Android", () => {
  test.use({
    userAgent:
      "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36",
  });
  test("the address opens the phone's own map", async ({ page }) => {
    await visit(page, "/Offers");
    await expect(page.locator("footer figcaption a").first()).toHaveAttribute("href", /^geo:29\.77,78\.87/);
  });
});

test.describe("by the owner's settings", () => {
  // These pages have another port, and requests to the tiles are intended.
  test.use({ expectedErrors: [/^third party: (http:\/\/localhost|https:\/\/tiles\.test)|net::ERR_FAILED/] });
  const tiles = "https://tiles.test/{z}/{x}/{y}.png";
  const ooty = { latitude: 11.4, longitude: 76.69 };
  const tile = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqPxfDwAD+AHyHn0s2wAAAABJRU5ErkJggg==",
    "base64",
  );

  for (const { name, place, tiles: wanted, answer, drawing, shown } of [
    { name: "tiles cover the drawing", tiles, drawing: false, shown: true },
    {
      name: "the drawing stays if the tiles do not come",
      tiles,
      answer: (route: Route) => route.abort(),
      drawing: true,
      shown: true,
    },
    { name: "in another region tiles are the map", tiles, place: ooty, drawing: false, shown: true },
    {
      name: "in another region without tiles there are links only",
      place: ooty,
      drawing: false,
      shown: false,
    },
  ])
    test(name, async ({ page }) => {
      const asked: string[] = [];
      await page.route(/^https:/, (route) => {
        asked.push(route.request().url());
        return answer ? answer(route) : route.fulfill({ contentType: "image/png", body: tile });
      });
      const served = await serveMap({ tiles: wanted, place });
      try {
        await page.goto(served.address);
        await expect(page.getByRole("link", { name: "Open in Google Maps" })).toBeVisible();
        await page.waitForLoadState("networkidle");
        await expect(region(page)).toHaveCount(shown ? 1 : 0);
        await expect(layer(page)).toHaveCount(drawing ? 1 : 0);
        if (wanted) {
          await expect(region(page).getByText(site.name)).toBeVisible();
          expect(served.policy).toMatch(/img-src [^;]*https:\/\/tiles\.test(;| )/);
          expect(asked.every((address) => /^https:\/\/tiles\.test\/\d+\/\d+\/\d+\.png$/.test(address))).toBe(
            true,
          );
          await expect(page.getByText("© OpenStreetMap contributors")).toBeVisible();
        }
        expect(asked.length > 0).toBe(wanted !== undefined);
      } finally {
        served.stop();
      }
    });
});

/** Moves several fingers at once, each along its own points. */
async function touch(page: Page, paths: { x: number; y: number }[][]) {
  const session = await page.context().newCDPSession(page);
  const points = (index: number) => paths.map((path, id) => ({ ...(path[index] ?? { x: 0, y: 0 }), id }));
  const steps = paths[0]?.length ?? 0;
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points(0) });
  for (let step = 1; step < steps; step += 1) {
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: points(step) });
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}
