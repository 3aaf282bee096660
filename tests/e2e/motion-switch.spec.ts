import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { pass, visit, visitInFrozenTime, waitForHydration } from "./visit.ts";

const pause = (page: Page) => page.getByRole("button", { name: "Pause motion" });
const play = (page: Page) => page.getByRole("button", { name: "Play motion" });

/** The play states of endless animations: the marquee and its spinners, which run only when near. */
const endlessAnimations = (page: Page) =>
  page.evaluate(() => {
    document.querySelector("main + div")?.scrollIntoView();
    return [
      ...new Set(
        document
          .getAnimations()
          .filter(
            (animation) => animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
          )
          .map((animation) => animation.playState),
      ),
    ];
  });

/** The current position of everything that rotates. */
const positions = (page: Page) =>
  page.locator("[aria-current=true]").evaluateAll((all) => all.map((dot) => dot.getAttribute("aria-label")));

test("one switch pauses hero, word, testimonials, marquee and spinners, and starts them again", async ({
  page,
}) => {
  await visitInFrozenTime(page, "/");
  await expect.poll(() => endlessAnimations(page)).toEqual(["running"]);
  const before = await positions(page);
  expect(before).toHaveLength(2);
  await pause(page).click();
  await expect(play(page)).toBeVisible();
  await expect.poll(() => endlessAnimations(page)).toEqual(["paused"]);
  await pass(page, 30_000);
  expect(await positions(page)).toEqual(before);

  await play(page).click();
  await expect.poll(() => endlessAnimations(page)).toEqual(["running"]);
  await pass(page, 3000);
  await expect.poll(() => positions(page)).not.toEqual(before);
});

test("it pauses the package cards", async ({ page }) => {
  await visitInFrozenTime(page, "/Packages");
  const shown = () =>
    page
      .getByRole("article")
      .locator('img:not([alt=""])')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
  const before = await shown();
  await pause(page).click();
  await pass(page, 9000);
  expect(await shown()).toEqual(before);
  await play(page).click();
  await pass(page, 3000);
  // A card turns when its next picture is loaded and decoded.
  await expect.poll(shown).not.toEqual(before);
});

test("it is remembered after a reload and on other pages, and pauses the film there", async ({ page }) => {
  await visit(page, "/");
  await pause(page).click();
  await page.reload();
  // Before hydration, an inline script pauses CSS animations.
  await expect.poll(() => endlessAnimations(page)).toEqual(["paused"]);
  await waitForHydration(page);
  await expect(play(page)).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(play(page)).toBeVisible();
  const video = page.locator("main video").first();
  await expect(video).toHaveJSProperty("paused", true);
  await expect.poll(() => endlessAnimations(page)).toEqual(["paused"]);
  await play(page).click();
  await expect(video).toHaveJSProperty("paused", false);
  await page.reload();
  await waitForHydration(page);
  await expect(pause(page)).toBeVisible();
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("nothing moves from the first frame on, until the guest starts it", async ({ page }) => {
    await page.goto("/");
    await expect.poll(() => endlessAnimations(page)).toEqual(["paused"]);
    await waitForHydration(page);
    await expect.poll(() => endlessAnimations(page)).toEqual(["paused"]);
    await play(page).click();
    await expect.poll(() => endlessAnimations(page)).toEqual(["running"]);
  });
});

test("reduced motion can be switched on while the page is open", async ({ page }) => {
  await visit(page, "/");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(play(page)).toBeVisible();
  await expect.poll(() => endlessAnimations(page)).toEqual(["paused"]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(pause(page)).toBeVisible();
});
