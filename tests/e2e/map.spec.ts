import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { coveredNames, mapView, restingView, visitMap } from "./map-page.ts";
import { violationsOf } from "./violations.ts";
import { visit, visitUntouched, waitForRest } from "./visit.ts";

const home = { x: 0, y: 0, width: 720, height: 480 };

test.describe("the map", () => {
  test("loads nothing before it is near, and shifts nothing when it loads @rarely-phone", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => {
      if (/interactive-map|geojson/.test(request.url())) asked.push(request.url());
    });
    await visitUntouched(page, "/");
    await waitForRest(page);
    expect(asked).toEqual([]);
    await collectShifts(page);
    const figure = page.locator("footer figure");
    const before = await figure.evaluate((element) => element.getBoundingClientRect().toJSON());
    await figure.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
    await expect(page.getByRole("application")).toBeVisible();
    const after = await figure.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(asked).toHaveLength(2);
    expect(await readShifts(page)).toEqual([]);
    expect(await mapView(page)).toEqual(home);
  });

  test("can be used by keyboard", async ({ page }) => {
    const map = await visitMap(page);
    await map.focus();
    await page.keyboard.press("ArrowRight");
    expect((await restingView(page)).x).toBeGreaterThan(50);
    await page.keyboard.press("ArrowDown");
    expect((await restingView(page)).y).toBeGreaterThan(50);
    await page.keyboard.press("+");
    expect((await restingView(page)).width).toBeLessThan(500);
    await page.keyboard.press("-");
    await page.keyboard.press("0");
    expect(await restingView(page)).toEqual(home);
    for (const name of ["Zoom in", "Zoom out", "Zoom in", "Show the whole region"]) {
      const before = await mapView(page);
      await page.getByRole("button", { name }).press("Enter");
      expect(await restingView(page)).not.toEqual(before);
    }
  });

  test("zooms around the resort, which stays where it is", async ({ page }) => {
    await visitMap(page);
    const resort = page.locator(".region-map-pin");
    const middle = async () => {
      await restingView(page);
      const box = await resort.boundingBox();
      return { x: box?.x ?? 0, y: box?.y ?? 0 };
    };
    const before = await middle();
    for (const press of [1, 2, 3]) {
      await page.getByRole("button", { name: "Zoom in" }).press("Enter");
      const now = await middle();
      expect(Math.hypot(now.x - before.x, now.y - before.y), `press ${press}`).toBeLessThan(3);
    }
  });

  test("the drawing has rings as large as the buttons that will cover them @rarely-phone", async ({
    page,
  }) => {
    await visitMap(page);
    const buttons = await page
      .locator(".region-map-markers button:not(.region-map-pin)")
      .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one, "::before").width)));
    const rings = await page.locator(".region-drawing .stop circle").evaluateAll((all) =>
      all.map((ring) => {
        const { r, strokeWidth } = getComputedStyle(ring) as CSSStyleDeclaration & { r: string };
        return 2 * Number.parseFloat(r) + Number.parseFloat(strokeWidth);
      }),
    );
    expect(rings.sort()).toEqual(buttons.sort());
    expect(rings.length).toBeGreaterThan(5);
  });

  test("leaves keys with Alt, Ctrl or Cmd to the browser @long", async ({ page }) => {
    const map = await visitMap(page);
    for (const modifier of ["altKey", "ctrlKey", "metaKey"])
      for (const key of ["ArrowLeft", "ArrowRight", "+", "0"]) {
        const isTaken = await map.evaluate(
          (element, init) =>
            !element.dispatchEvent(
              new KeyboardEvent("keydown", { ...init, bubbles: true, cancelable: true }),
            ),
          { key, [modifier]: true },
        );
        expect(isTaken, `${modifier} ${key}`).toBe(false);
      }
    expect(await restingView(page)).toEqual(home);
  });

  test("is not dragged by a press that was released outside @long", async ({ page }) => {
    const map = await visitMap(page);
    const box = await map.boundingBox();
    if (!box) throw new Error("not visible");
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 2, y);
    await page.mouse.down();
    await page.mouse.move(box.x - 30, y);
    await page.mouse.up();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 4 });
    expect(await restingView(page)).toEqual(home);
  });

  test("opens a card for a place, names no distance from the resort, and returns the focus @rarely-phone", async ({
    page,
  }) => {
    await visitMap(page);
    const marker = page.getByRole("button", { name: "Rishikesh", exact: true });
    await marker.press("Enter");
    const card = page.getByRole("region", { name: "Rishikesh" });
    await expect(card).toContainText("25 km from Haridwar");
    await expect(marker).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(card).toBeHidden();
    await expect(marker).toBeFocused();
    const ours = page.getByRole("list", { name: "Places on the map" }).getByRole("button").first();
    await ours.click();
    const ourCard = page.locator(".region-map-card");
    await expect(ourCard).toContainText("PIN");
    // The card does not cover its marker.
    await expect
      .poll(async () => {
        const [pin, box] = [await ours.boundingBox(), await ourCard.boundingBox()];
        return !pin || !box || (pin.y + 16 > box.y && pin.x + 16 < box.x + box.width);
      })
      .toBe(false);
    expect(await ourCard.textContent()).not.toMatch(/\d\s?km/);
    await ourCard.getByRole("button").click();
    await expect(ourCard).toBeHidden();
  });

  test("the wheel scrolls the page until the map is clicked or Ctrl is held", async ({ page }) => {
    const map = await visitMap(page);
    await map.hover({ position: { x: 40, y: 300 } });
    await page.mouse.wheel(0, -60);
    await expect(page.getByText("hold Ctrl")).toBeVisible();
    expect(await mapView(page)).toEqual(home);
    await map.scrollIntoViewIfNeeded();
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -60);
    await page.keyboard.up("Control");
    const zoomed = await restingView(page);
    expect(zoomed.width).toBeLessThan(home.width);
    const at = await page.evaluate(() => scrollY);
    await map.click({ position: { x: 40, y: 300 } });
    await page.mouse.wheel(0, -60);
    expect((await restingView(page)).width).toBeLessThan(zoomed.width);
    expect(await page.evaluate(() => scrollY)).toBe(at);
  });

  test("can be dragged by the mouse, and a drag that starts on a marker is no click", async ({ page }) => {
    const map = await visitMap(page);
    const box = await map.boundingBox();
    const marker = await page.getByRole("button", { name: "Haridwar", exact: true }).boundingBox();
    if (!box || !marker) throw new Error("not visible");
    await page.mouse.move(marker.x + 16, marker.y + 16);
    await page.mouse.down();
    await page.mouse.move(marker.x + 100, marker.y - 40, { steps: 6 });
    await page.mouse.up();
    const view = await restingView(page);
    expect(view.x).toBeLessThan(-60);
    expect(view.y).toBeGreaterThan(30);
    await expect(page.locator(".region-map-card")).toBeHidden();
  });

  test("one finger moves it sideways, two fingers zoom, and the page still scrolls @only-phone", async ({
    page,
  }) => {
    const map = await visitMap(page, "/");
    await map.evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
    const box = await map.boundingBox();
    if (!box) throw new Error("not visible");
    const at = (x: number, y: number) => ({ x: box.x + box.width * x, y: box.y + box.height * y });
    await touch(page, [[at(0.6, 0.5), at(0.5, 0.5), at(0.3, 0.51)]]);
    const panned = await restingView(page);
    expect(panned.x).toBeGreaterThan(60);
    await touch(page, [
      [at(0.45, 0.5), at(0.35, 0.5), at(0.2, 0.5)],
      [at(0.55, 0.5), at(0.65, 0.5), at(0.8, 0.5)],
    ]);
    expect((await restingView(page)).width).toBeLessThan(panned.width * 0.5);
    const before = await page.evaluate(() => scrollY);
    await touch(page, [[at(0.5, 0.2), at(0.5, 0.5), at(0.5, 0.9)]]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before);
  });

  test("no name overlaps another, is below a control or outside, at any width @rarely-phone @long", async ({
    page,
  }) => {
    await visitMap(page);
    const figure = page.locator("footer figure");
    for (const width of [280, 320, 360, 440, 480, 560, 640, 700]) {
      await figure.evaluate((element, wide) => {
        element.style.width = `${wide}px`;
      }, width);
      expect(await figure.evaluate(coveredNames), `at ${width} px`).toEqual([]);
    }
    for (const press of [1, 2, 3]) {
      await page.getByRole("button", { name: "Zoom in" }).press("Enter");
      await restingView(page);
      const covered = await figure.evaluate(coveredNames);
      expect(
        covered.filter((name) => !name.endsWith("leaves the frame")),
        `zoomed in ${press} times`,
      ).toEqual([]);
    }
  });

  test("has no violations, with a card open and without @rarely-phone", async ({ page }) => {
    await visitMap(page);
    expect(await violationsOf(page, "footer")).toEqual([]);
    await page.getByRole("button", { name: "Kotdwar", exact: true }).press("Enter");
    await expect(page.getByRole("region", { name: "Kotdwar" })).toBeVisible();
    expect(await violationsOf(page, "footer")).toEqual([]);
  });

  test("on a phone the buttons stand one below another, and the way back comes with the first move @only-phone", async ({
    page,
  }) => {
    await visitMap(page);
    const back = page.getByRole("button", { name: "Show the whole region" });
    await expect(back).toBeHidden();
    await page.getByRole("button", { name: "Zoom in" }).press("Enter");
    await restingView(page);
    await expect(back).toBeVisible();
    const [one, other] = [
      await page.getByRole("button", { name: "Zoom in" }).boundingBox(),
      await back.boundingBox(),
    ];
    expect(other?.x).toBe(one?.x);
    await back.press("Enter");
    expect(await restingView(page)).toEqual(home);
    await expect(back).toBeFocused();
    // After a finger it does not stay over the names.
    await page.getByRole("button", { name: "Zoom in" }).tap();
    await restingView(page);
    await back.tap();
    await expect(back).toBeHidden();
  });

  test("jumps instead of gliding under reduced motion @long", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const map = await visitMap(page);
    await map.press("+");
    expect((await mapView(page)).width).toBeCloseTo(450, 1);
  });

  test("prints the drawing @long", async ({ page }) => {
    const map = await visitMap(page, "/Contact");
    await page.emulateMedia({ media: "print" });
    await expect(map).toBeHidden();
    await expect(page.locator('img[src*="region-map"]:visible')).toHaveCount(1);
  });

  test("fits into 320 pixels", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await visitMap(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole("link", { name: "Open in Google Maps" })).toHaveAttribute(
      "href",
      /google\.com\/maps/,
    );
    await expect(page.getByRole("link", { name: "Open in OpenStreetMap" })).toHaveAttribute(
      "href",
      /openstreetmap/,
    );
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });
  test("the map is a drawing with its address and links", async ({ page }) => {
    await page.goto("/Dining");
    await page.locator("footer figure").scrollIntoViewIfNeeded();
    const drawing = page.getByRole("img", { name: /Map of the region/ });
    await expect(drawing).toBeVisible();
    expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.locator("footer figcaption")).toContainText("246179");
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
