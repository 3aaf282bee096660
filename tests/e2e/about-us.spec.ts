import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { visit } from "./visit.ts";

const film = (page: Page) => page.locator("main video").first();
const isPlaying = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);

function watchFilmRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4)(\?|$)/.test(request.url())) requests.push(request.url());
  });
  return requests;
}

test("the film is half the viewport's height in a low window, too @long", async ({ page }) => {
  await page.goto("/AboutUs");
  for (const size of [
    { width: 1280, height: 640 },
    { width: 1024, height: 1366 },
    { width: 390, height: 500 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await film(page).boundingBox())?.height).toBeCloseTo(size.height / 2, 0);
  }
});

test("its own switch pauses and plays it", async ({ page }) => {
  await visit(page, "/AboutUs");
  await expect.poll(() => isPlaying(page)).toBe(true);
  await page.getByRole("button", { name: "Pause video" }).click();
  await expect(film(page)).toHaveJSProperty("paused", true);
  await page.getByRole("button", { name: "Play video" }).click();
  await expect(film(page)).toHaveJSProperty("paused", false);
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("the film is not even loaded", async ({ page }) => {
    const requests = watchFilmRequests(page);
    await visit(page, "/AboutUs");
    await page.waitForLoadState("networkidle");
    await expect(film(page)).toHaveJSProperty("paused", true);
    expect(requests).toEqual([]);
  });
});

test("a guest who saves data gets the poster only", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true, addEventListener() {} } }),
  );
  const requests = watchFilmRequests(page);
  await visit(page, "/AboutUs");
  await page.waitForLoadState("networkidle");
  await expect(film(page)).toHaveJSProperty("paused", true);
  expect(requests).toEqual([]);
});

test("each picture of the gallery asks for a file as wide as it is shown", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/AboutUs");
  const pictures = page.getByRole("main").locator("li:has(figcaption) img");
  await expect(pictures).not.toHaveCount(0);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    // The natural width of an image with `sizes` is the width that they say.
    const missing = () => picture.evaluate((img: HTMLImageElement) => img.clientWidth - img.naturalWidth);
    await expect.poll(missing).toBeLessThanOrEqual(0);
  }
});

test("photos on Home show their title on hover and on focus, and always without a hover @phone", async ({
  page,
  hasTouch,
}) => {
  await visit(page, "/");
  const photo = page.getByRole("main").locator("figure:has(picture):has(figcaption)").first();
  const title = photo.locator("figcaption");
  await photo.scrollIntoViewIfNeeded();
  if (hasTouch) {
    await expect(title).toHaveCSS("opacity", "1");
    return;
  }
  await page.mouse.move(2, 2);
  await expect(title).toHaveCSS("opacity", "0");
  await photo.hover();
  await expect(title).toHaveCSS("opacity", "1");
  await page.mouse.move(2, 2);
  await expect(title).toHaveCSS("opacity", "0");
  await page.keyboard.press("Tab");
  await photo.getByRole("button").focus();
  await expect(title).toHaveCSS("opacity", "1");
});
