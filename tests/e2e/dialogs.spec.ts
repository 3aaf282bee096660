import type { Page } from "@playwright/test";
import words from "#words/contact.json" with { type: "json" };
import details from "#words/details.json" with { type: "json" };
import { expect, test } from "./fixtures.ts";
import { visitAtRest } from "./visit.ts";

// Scrollbars that take room, as on most desktops. Headless Chromium hides them by default.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

test("no stripe of another colour stands beside an open dialog", async ({ page }) => {
  await visitAtRest(page, "/Packages");
  await page.getByRole("button", { name: details.open }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  const veil = await dialog.evaluate((each) => getComputedStyle(each, "::backdrop").backgroundColor);
  await expect(page.locator("html"), "what the scrollbar's room shows").toHaveCSS("background-color", veil);
});

const placeOf = (page: Page) =>
  page.evaluate(() => {
    const { width, height, x } = document.querySelector("main")?.getBoundingClientRect() ?? new DOMRect();
    return { width, height, x, scrollY };
  });

/** Turns the wheel, and resolves when the browser has handled it. Without waiting, a following Escape could be handled first. */
async function turnWheel(page: Page, x: number, y: number) {
  await page.mouse.move(x, y);
  const turned = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    addEventListener("wheel", afterFrames, { once: true, passive: true });
    return { promise };
  });
  await page.mouse.wheel(0, 400);
  await turned.evaluate(({ promise }) => promise);
}

for (const width of [1280, 390])
  test(`at ${width} px the page behind a dialog stays as wide, and where it is @long`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const [path, opener] of [
      ["/Packages", new RegExp(details.open)],
      ["/AboutUs", /^Enlarge /],
      ["/Contact", new RegExp(words.driver.button)],
    ] as const) {
      await visitAtRest(page, path);
      const button = page.getByRole("button", { name: opener }).last();
      await button.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
      const before = await placeOf(page);
      expect(before.width, "beside the scrollbar").toBeLessThan(width);
      for (let time = 0; time < 2; time++) {
        await button.press("Enter");
        const dialog = page.getByRole("dialog");
        await expect(dialog).toBeVisible();
        expect(await placeOf(page), path).toEqual(before);
        await turnWheel(page, width / 2, 350);
        await page.keyboard.press("Escape");
        await expect(dialog).toHaveCount(0);
        expect(await placeOf(page), path).toEqual(before);
      }
    }
  });
