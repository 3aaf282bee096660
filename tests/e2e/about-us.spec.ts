import { expect, test } from "./fixtures.ts";
import { requested, saveData, visit } from "./visit.ts";

for (const [wish, long] of [
  ["reduced motion", ""],
  ["saved data", " @long"],
] as const)
  test(`a guest who wishes for ${wish} gets the film's poster only${long}`, async ({ page }) => {
    if (wish === "reduced motion") await page.emulateMedia({ reducedMotion: "reduce" });
    else await saveData(page);
    await visit(page, "/AboutUs");
    await page.waitForLoadState("networkidle");
    const film = page.locator("main video").first();
    await expect(film).toHaveJSProperty("paused", true);
    expect(await requested(page, /\.(webm|mp4)(\?|$)/)).toEqual([]);
    await page.getByRole("button", { name: "Play video" }).click();
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  });

test("each picture of the gallery asks for a file as wide as it is shown @long", async ({ page }) => {
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

test("photos show their titles on focus, or always without a hover @phone", async ({ page, hasTouch }) => {
  await visit(page, "/");
  const photo = page.getByRole("main").locator("figure:has(picture):has(figcaption)").first();
  await photo.scrollIntoViewIfNeeded();
  if (!hasTouch) {
    await page.keyboard.press("Tab");
    await photo.getByRole("button").focus();
  }
  await expect(photo.locator("figcaption")).toHaveCSS("opacity", "1");
});
