import type { Page } from "@playwright/test";
import { loadContent } from "#site-build/content/site-content.ts";
import { expect, test } from "./fixtures.ts";
import { collectShifts, readShifts } from "./layout-shifts.ts";
import { pass, visitInFrozenTime } from "./visit.ts";

const { home } = loadContent();

const { opening, words } = home.place;
const changeEveryMs = 2000;

/** The visible word and its position. */
const seen = (page: Page) =>
  page.getByRole("heading", { name: new RegExp(`^${opening}`) }).evaluate((heading) => {
    const all = Array.from(heading.nextElementSibling?.children ?? []);
    return all
      .filter(
        (word) => getComputedStyle(word).visibility !== "hidden" && getComputedStyle(word).opacity !== "0",
      )
      .map((word) => word.textContent);
  });

test.describe("with system fonts only", () => {
  // typefaces.spec.ts tests what our fonts move when they load.
  test.use({ expectedErrors: [/Failed to load resource/] });
  test.beforeEach(({ page }) => page.route("**/*.woff2", (route) => route.abort()));

  test("five words change every two seconds, start again, and shift nothing", async ({ page }) => {
    await visitInFrozenTime(page, "/");
    expect(words).toEqual(["Serenity", "Peace", "Escape", "Luxury", "Calm"]);
    const section = page.getByRole("region", { name: new RegExp(`^${opening}`) });
    await section.scrollIntoViewIfNeeded();
    await collectShifts(page);
    const box = await section.boundingBox();
    for (const word of [...words, words[0]]) {
      expect(await seen(page)).toEqual([word]);
      await pass(page, changeEveryMs - 1);
      expect(await seen(page)).toEqual([word]);
      await pass(page, 1);
    }
    expect(await section.boundingBox()).toEqual(box);
    expect(await readShifts(page)).toEqual([]);
  });
});

test("screen readers hear all words once, in the heading's name", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { name: `${opening} ${words.join(", ")}` })).toBeAttached();
});
