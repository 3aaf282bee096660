import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { pass, takeOver, visit, visitInFrozenTime } from "./visit.ts";

const pause = (page: Page) => page.getByRole("button", { name: "Pause motion" });
const play = (page: Page) => page.getByRole("button", { name: "Play motion" });

/** The play states of everything that runs for ever: the marquee and its spinners, which move only where they are near. */
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

/** Where everything that rotates stands. */
const positions = (page: Page) =>
  page.locator("[aria-current=true]").evaluateAll((all) => all.map((dot) => dot.getAttribute("aria-label")));

test("one switch stops hero, word, testimonials, marquee and spinners, and lets them go on", async ({
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

test("it holds the package cards", async ({ page }) => {
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
  // A card turns when its next picture has come and is decoded, which takes what it takes.
  await expect.poll(shown).not.toEqual(before);
});

test("it is remembered over a reload and on other pages, and holds the film there", async ({ page }) => {
  await visit(page, "/");
  await pause(page).click();
  await page.reload();
  // Before the script has started, a line in the head holds what CSS moves.
  await expect.poll(() => endlessAnimations(page)).toEqual(["paused"]);
  await takeOver(page);
  await expect(play(page)).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(play(page)).toBeVisible();
  const video = page.locator("main video").first();
  await expect(video).toHaveJSProperty("paused", true);
  await expect.poll(() => endlessAnimations(page)).toEqual(["paused"]);
  await play(page).click();
  await expect(video).toHaveJSProperty("paused", false);
  await page.reload();
  await takeOver(page);
  await expect(pause(page)).toBeVisible();
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("everything stands still from the first frame, until the guest lets it play", async ({ page }) => {
    await page.goto("/");
    await expect.poll(() => endlessAnimations(page)).toEqual(["paused"]);
    await takeOver(page);
    await expect.poll(() => endlessAnimations(page)).toEqual(["paused"]);
    await play(page).click();
    await expect.poll(() => endlessAnimations(page)).toEqual(["running"]);
  });
});

test("the wish for less motion may come while the page is open", async ({ page }) => {
  await visit(page, "/");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(play(page)).toBeVisible();
  await expect.poll(() => endlessAnimations(page)).toEqual(["paused"]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect(pause(page)).toBeVisible();
});
